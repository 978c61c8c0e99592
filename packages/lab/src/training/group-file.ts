// The file of a part: one line of JSON that says what follows, then arrays (docs/training.md).

import { LAYOUT, LEARNED_FINGERPRINT } from '@black-angel/bots';
import type { Candidate, Group, Sample } from './group.ts';

const FORMAT = 'black-angel-groups';
const VERSION = 1;
/** The arrays begin at a multiple of this. */
const ALIGNMENT = 8;

interface Header {
  format: string;
  version: number;
  layout: string;
  /** The fingerprint of the component set. */
  components: string;
  round: number;
  part: number;
  groups: number;
  candidates: number;
  samples: number;
  active: number;
}

export class GroupFileError extends Error {}

/** The arrays in their order, with their lengths. Four-byte numbers come first, so all arrays are aligned. */
const arraysOf = ({ groups, candidates, samples, active }: Header) =>
  ({
    mode: [Int32Array, groups],
    candidates: [Int32Array, groups],
    samples: [Int32Array, candidates],
    near: [Float32Array, candidates],
    middle: [Float32Array, candidates],
    far: [Float32Array, candidates],
    linear: [Float32Array, samples],
    active: [Int32Array, samples],
    index: [Uint16Array, active],
    value: [Int16Array, active],
  }) as const;

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

export function writeGroups(groups: readonly Group[], round: number, part: number): Uint8Array {
  const candidates = groups.flatMap((group) => group.candidates);
  const samples = candidates.flatMap((candidate) => candidate.samples);
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    layout: LAYOUT,
    components: LEARNED_FINGERPRINT,
    round,
    part,
    groups: groups.length,
    candidates: candidates.length,
    samples: samples.length,
    active: samples.reduce((sum, { index }) => sum + index.length, 0),
  };
  const text = JSON.stringify(header);
  const line = `${text.padEnd(Math.ceil((text.length + 1) / ALIGNMENT) * ALIGNMENT - 1)}\n`;
  return Buffer.concat([
    Buffer.from(line),
    bytesOf(Int32Array.from(groups, ({ mode }) => mode)),
    bytesOf(Int32Array.from(groups, (group) => group.candidates.length)),
    bytesOf(Int32Array.from(candidates, (candidate) => candidate.samples.length)),
    bytesOf(Float32Array.from(candidates, ({ near }) => near)),
    bytesOf(Float32Array.from(candidates, ({ middle }) => middle)),
    bytesOf(Float32Array.from(candidates, ({ far }) => far)),
    bytesOf(Float32Array.from(samples, ({ linear }) => linear)),
    bytesOf(Int32Array.from(samples, ({ index }) => index.length)),
    ...samples.map(({ index }) => bytesOf(index)),
    ...samples.map(({ value }) => bytesOf(value)),
  ]);
}

function headerOf(bytes: Uint8Array): { header: Header; start: number } {
  const end = bytes.indexOf(10);
  let header: Header | null = null;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  } catch {}
  if (header?.format !== FORMAT) throw new GroupFileError('this is not a file of groups');
  if (header.version !== VERSION) throw new GroupFileError(`it has version ${header.version}, not ${VERSION}`);
  if (header.layout !== LAYOUT) throw new GroupFileError('it was made with other inputs');
  if (header.components !== LEARNED_FINGERPRINT) throw new GroupFileError('it was made with other components');
  return { header, start: end + 1 };
}

export function readGroups(file: Uint8Array): Group[] {
  const bytes = new Uint8Array(file);
  const { header, start } = headerOf(bytes);
  const arrays: Record<string, ArrayLike<number>> = {};
  let at = start;
  for (const [name, [Kind, length]] of Object.entries(arraysOf(header))) {
    const end = at + length * Kind.BYTES_PER_ELEMENT;
    if (end > bytes.length) throw new GroupFileError('the file ends too early');
    arrays[name] = new Kind(bytes.buffer.slice(at, end));
    at = end;
  }
  if (at !== bytes.length) throw new GroupFileError('the file is too long');
  const { mode, candidates, samples, near, middle, far, linear, active } = arrays;
  const index = arrays['index'] as Uint16Array;
  const value = arrays['value'] as Int16Array;
  let [nextCandidate, nextSample, nextActive] = [0, 0, 0];
  const takeSample = (): Sample => {
    const [from, to] = [nextActive, nextActive + active![nextSample]!];
    nextActive = to;
    return { linear: linear![nextSample++]!, index: index.slice(from, to), value: value.slice(from, to) };
  };
  const takeCandidate = (): Candidate => {
    const number = nextCandidate++;
    const results = { near: near![number]!, middle: middle![number]!, far: far![number]! };
    return { samples: Array.from({ length: samples![number]! }, takeSample), ...results };
  };
  return Array.from({ length: header.groups }, (_, group) => ({
    mode: mode![group]!,
    candidates: Array.from({ length: candidates![group]! }, takeCandidate),
  }));
}
