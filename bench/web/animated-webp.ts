// Puts still WebP pictures together as one animated WebP (RIFF container, chunks VP8X, ANIM and ANMF). Any browser and
// any Markdown page shows it as an image.

/** A part of the picture that changes. Its corner is at even coordinates. */
export interface WebpFrame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Milliseconds until the next frame. */
  duration: number;
  /** A still WebP of this size. */
  picture: Uint8Array;
}

const ANIMATED = 0x02;
/** A frame replaces what is below it and stays. */
const REPLACES = 0x02;
const RIFF_HEADER = 12;

function chunk(name: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Numbers of three bytes, the lowest first. */
function triples(...numbers: number[]): Buffer {
  const bytes = Buffer.alloc(3 * numbers.length);
  for (const [i, number] of numbers.entries()) bytes.writeUIntLE(number, 3 * i, 3);
  return bytes;
}

/** The chunks of a still picture that a frame needs: its pixels, without the container. */
function pixelChunks(picture: Uint8Array): Buffer {
  const bytes = Buffer.from(picture);
  const found: Buffer[] = [];
  for (let at = RIFF_HEADER; at < bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (/^(VP8 |VP8L|ALPH)$/.test(bytes.toString('latin1', at, at + 4))) found.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(found);
}

const frameChunk = ({ x, y, width, height, duration, picture }: WebpFrame): Buffer =>
  chunk(
    'ANMF',
    triples(x / 2, y / 2, width - 1, height - 1, Math.round(duration)),
    Buffer.from([REPLACES]),
    pixelChunks(picture),
  );

/** It repeats without end. */
export function animatedWebp(size: { width: number; height: number }, frames: readonly WebpFrame[]): Buffer {
  const head = chunk('VP8X', Buffer.from([ANIMATED, 0, 0, 0]), triples(size.width - 1, size.height - 1));
  // A black background, and no limit of rounds.
  const film = chunk('ANIM', Buffer.from([0, 0, 0, 255, 0, 0]));
  return chunk('RIFF', Buffer.from('WEBP', 'latin1'), head, film, ...frames.map(frameChunk));
}
