// The file of a net: JSON with format, version, layout of the inputs, fingerprint of the components, sizes, hash and
// the weights as base64 (docs/training.md). A file that does not fit is refused with the reason.

import { sha256 } from '@black-angel/rules/server';
import { INPUTS, LAYOUT } from './input-layout.ts';
import { AT_ONCE } from './kernel/kernel.ts';
import { LEARNED_FINGERPRINT } from './known-set.ts';
import { Net, type NetWeights } from './net.ts';

const FORMAT = 'black-angel-net';
const VERSION = 1;

/** A net as a file. */
export interface NetFile {
  readonly format: string;
  readonly version: number;
  /** The layout of the inputs (inputs.ts). */
  readonly layout: string;
  /** The fingerprint of the component set that the net was trained with (known-set.ts). */
  readonly components: string;
  /** Inputs, neurons of the first and the second hidden layer. */
  readonly sizes: readonly number[];
  /** How the net was trained, for people. */
  readonly training: unknown;
  /** SHA-256 of the sizes and the weights as they are written here. */
  readonly hash: string;
  readonly weights: string;
}

/** Says what is wrong with a net file. */
export class NetError extends Error {}

const hashOf = (sizes: readonly number[], weights: string): string => sha256(`${sizes.join(',')}:${weights}`);

/** The parts of the weights, in the order of the file, with their lengths. */
const partsOf = ([inputs, first, second]: readonly number[]) =>
  ({
    first: [Int8Array, inputs! * first!],
    firstBias: [Int32Array, first!],
    firstScale: [Float32Array, first!],
    second: [Float32Array, first! * second!],
    secondBias: [Float32Array, second!],
    third: [Float32Array, second!],
    thirdBias: [Float32Array, 1],
  }) as const satisfies Record<keyof NetWeights, unknown>;

const isSize = (size: unknown): boolean =>
  Number.isInteger(size) && (size as number) > 0 && (size as number) % AT_ONCE === 0;

function checkFile(file: Partial<NetFile> | null): asserts file is NetFile {
  if (file === null || typeof file !== 'object' || file.format !== FORMAT)
    throw new NetError('it is not the file of a net');
  if (file.version !== VERSION) throw new NetError(`it has version ${file.version}; this program reads ${VERSION}`);
  if (file.layout !== LAYOUT) throw new NetError('it was trained with other inputs');
  if (file.components !== LEARNED_FINGERPRINT) throw new NetError('it was trained with other components');
  const { sizes, weights } = file;
  if (!Array.isArray(sizes) || sizes.length !== 3 || sizes[0] !== INPUTS || !sizes.slice(1).every(isSize))
    throw new NetError('its sizes are wrong');
  if (typeof weights !== 'string' || hashOf(sizes, weights) !== file.hash)
    throw new NetError('it is damaged: its hash is wrong');
}

/** One number that is not finite, or one scale of 0, would spoil every judgement. */
function checkNumbers({ firstScale, second, secondBias, third, thirdBias }: NetWeights): void {
  if (![firstScale, second, secondBias, third, thirdBias].every((part) => part.every(Number.isFinite)))
    throw new NetError('it has weights that are not finite numbers');
  if (!firstScale.every((scale) => scale > 0)) throw new NetError('it has a scale that is not above 0');
}

function decode(base64: string): string {
  try {
    return atob(base64);
  } catch {
    throw new NetError('its weights are not base64');
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = decode(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

/** Reads a parsed file. Throws a NetError that says what is wrong with it. */
export const readNet = (file: unknown): Net => new Net(readNetWeights(file));

/** The weights of a parsed file, as they are stored. */
export function readNetWeights(file: unknown): NetWeights {
  checkFile(file as Partial<NetFile> | null);
  const { sizes, weights } = file as NetFile;
  const bytes = bytesOf(weights);
  const parts: Record<string, unknown> = {};
  let at = 0;
  for (const [name, [Kind, length]] of Object.entries(partsOf(sizes))) {
    const end = at + length * Kind.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new NetError('its weights are too short');
    parts[name] = new Kind(bytes.buffer.slice(at, end));
    at = end;
  }
  if (at !== bytes.length) throw new NetError('its weights are too long');
  const read = parts as unknown as NetWeights;
  checkNumbers(read);
  return read;
}

/** The file of a net. */
export function makeNetFile(weights: NetWeights, training: unknown): NetFile {
  const sizes = [INPUTS, weights.firstBias.length, weights.secondBias.length];
  let text = '';
  for (const name of Object.keys(partsOf(sizes)) as (keyof NetWeights)[]) {
    const part = weights[name];
    const bytes = new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
    for (const byte of bytes) text += String.fromCharCode(byte);
  }
  const encoded = btoa(text);
  const hash = hashOf(sizes, encoded);
  const components = LEARNED_FINGERPRINT;
  return { format: FORMAT, version: VERSION, layout: LAYOUT, components, sizes, training, hash, weights: encoded };
}
