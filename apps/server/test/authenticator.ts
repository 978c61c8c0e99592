// A software authenticator for passkeys.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The subset of CBOR that authenticators write. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    if (n < 256) return Buffer.from([(major << 5) | 24, n]);
    return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  private readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private counter = 0;
  private readonly origin: string;
  private readonly step: number;

  /** False for synchronised passkeys, which have no counter. */
  constructor(origin: string, isCounting = true) {
    this.origin = origin;
    this.step = isCounting ? 1 : 0;
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  private answer(response: Record<string, string>): Record<string, unknown> {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    this.counter += this.step;
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  create(challenge: string): Record<string, unknown> {
    const { x, y } = this.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.data(PRESENT_AND_VERIFIED | WITH_KEY),
      Buffer.alloc(16),
      length,
      this.id,
      cbor(key),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
    });
  }

  get(challenge: string): Record<string, unknown> {
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.data(PRESENT_AND_VERIFIED);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
