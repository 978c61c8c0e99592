// A whole game in a link: the compressed record, behind '#'. It never reaches a server.

import type { GameRecord } from '@black-angel/engine';
import { makeHash } from '../browser/router.ts';
import { FileProblem, MOST_BYTES } from './game-files.ts';

async function through(bytes: Uint8Array<ArrayBuffer>, pipe: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(pipe as ReadableWritablePair<Uint8Array, Uint8Array>);
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    // A decompression bomb: a small text can unpack to gigabytes.
    if (size > MOST_BYTES) throw new FileProblem({ kind: 'tooLarge' });
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Bytes as base64url. */
export async function packText(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Rejects with a FileProblem when the link is broken or incomplete. */
export async function unpackText(packed: string): Promise<string> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem({ kind: 'link' }, (error as Error).message);
  }
}

/** @param at The moment to look at, null for the present. */
export async function makeShareLink(record: GameRecord, at: number | null): Promise<string> {
  const data = await packText(JSON.stringify(record));
  return new URL(makeHash({ page: 'open', data, at }), document.baseURI).href;
}
