import { expect, it } from 'vitest';
import { animatedWebp } from './animated-webp.ts';

/** A still picture: its container, a chunk that frames leave out, and its pixels. */
const PICTURE = Buffer.from('RIFF\x1c\0\0\0WEBPEXIF\x02\0\0\0abVP8 \x03\0\0\0xyz\0', 'latin1');

it('frames are in their chunks: place, size, duration and pixels', () => {
  const frame = { x: 10, y: 4, width: 300, height: 2, duration: 120, picture: PICTURE };
  const file = animatedWebp({ width: 640, height: 360 }, [frame, { ...frame, x: 0, duration: 70_000 }]);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const chunks: { name: string; body: Buffer }[] = [];
  for (let at = 12; at < file.length; ) {
    const size = file.readUInt32LE(at + 4);
    chunks.push({ name: file.toString('latin1', at, at + 4), body: file.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  expect(chunks.map(({ name }) => name)).toEqual(['VP8X', 'ANIM', 'ANMF', 'ANMF']);
  const [size, , first, second] = chunks.map(({ body }) => body);
  expect([size!.readUIntLE(4, 3), size!.readUIntLE(7, 3)]).toEqual([639, 359]);
  expect([0, 3, 6, 9, 12].map((at) => first!.readUIntLE(at, 3))).toEqual([5, 2, 299, 1, 120]);
  expect(second!.readUIntLE(12, 3)).toBe(70_000);
  expect(first!.toString('latin1', 16)).toBe('VP8 \x03\0\0\0xyz\0');
});
