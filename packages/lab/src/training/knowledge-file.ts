// The file of what a run has learned: one line of JSON, then four arrays of float32 (docs/training.md).

import { LAYOUT, LEARNED_FINGERPRINT, makeUnitRandom, type NetWeights } from '@black-angel/bots';
import { LatestPositions, type LearnSettings, noPast } from './learner.ts';
import { type NetSizes, placesOf, randomWeights, unroundWeights } from './net-weights.ts';
import type { Knowledge } from './train-round.ts';

const FORMAT = 'black-angel-knowledge';
const VERSION = 1;
/** The arrays begin at a multiple of this. */
const ALIGNMENT = 8;
const ARRAYS = 4;

interface Header {
  format: string;
  version: number;
  layout: string;
  components: string;
  sizes: readonly [number, number];
  /** Steps of the learner so far. */
  steps: number;
}

export class KnowledgeError extends Error {}

const isWholeFrom = (least: number, number: unknown): boolean =>
  Number.isSafeInteger(number) && (number as number) >= least;

/** Numbers that are not finite spread to all weights in the next step. */
function checkNumbers(arrays: readonly Float32Array[]): void {
  if (!arrays.every((array) => array.every(Number.isFinite)))
    throw new KnowledgeError('it has weights that are not finite numbers');
}

/** The beginning of a run: random weights, or those of a net. */
export function newKnowledge(settings: LearnSettings, net: NetWeights | null): Knowledge {
  const weights = net ? unroundWeights(net) : randomWeights(settings, makeUnitRandom(1));
  return { weights, mean: weights.slice(), ...noPast(settings) };
}

/** Throws a KnowledgeError if the weights are not finite: such a file could not be read. */
export function writeKnowledge({ weights, mean, memory }: Knowledge, { first, second }: NetSizes): Uint8Array {
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    layout: LAYOUT,
    components: LEARNED_FINGERPRINT,
    sizes: [first, second],
    steps: memory.steps,
  };
  const text = JSON.stringify(header);
  const line = `${text.padEnd(Math.ceil((text.length + 1) / ALIGNMENT) * ALIGNMENT - 1)}\n`;
  const arrays = [weights, mean, memory.mean, memory.square];
  checkNumbers(arrays);
  return Buffer.concat([
    Buffer.from(line),
    ...arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ]);
}

function headerOf(bytes: Uint8Array, { first, second }: NetSizes): { header: Header; start: number } {
  const end = bytes.indexOf(10);
  let header: Header | null = null;
  try {
    header = JSON.parse(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  } catch {}
  if (header?.format !== FORMAT) throw new KnowledgeError('this is not what a run has learned');
  if (header.version !== VERSION) throw new KnowledgeError(`it has version ${header.version}, not ${VERSION}`);
  if (header.layout !== LAYOUT) throw new KnowledgeError('it was learned with other inputs');
  if (header.components !== LEARNED_FINGERPRINT) throw new KnowledgeError('it was learned with other components');
  const { sizes, steps } = header;
  if (!Array.isArray(sizes) || sizes.length !== 2 || !sizes.every((size) => isWholeFrom(1, size)))
    throw new KnowledgeError('its sizes are not a pair of whole numbers');
  if (!isWholeFrom(0, steps)) throw new KnowledgeError('its steps are not a whole number from 0');
  if (sizes[0] !== first || sizes[1] !== second)
    throw new KnowledgeError(`it has ${sizes.join(' and ')} neurons, not ${first} and ${second}`);
  return { header, start: end + 1 };
}

/** A resumed run has no latest positions: it collects them again. */
export function readKnowledge(file: Uint8Array, settings: LearnSettings): Knowledge {
  const bytes = new Uint8Array(file);
  const { header, start } = headerOf(bytes, settings);
  const { length } = placesOf(settings);
  if (bytes.length !== start + ARRAYS * 4 * length) throw new KnowledgeError('it has the wrong length');
  const array = (number: number): Float32Array =>
    new Float32Array(bytes.slice(start + number * 4 * length, start + (number + 1) * 4 * length).buffer);
  const [weights, mean, memoryMean, memorySquare] = [array(0), array(1), array(2), array(3)];
  checkNumbers([weights, mean, memoryMean, memorySquare]);
  const memory = { mean: memoryMean, square: memorySquare, steps: header.steps };
  return { weights, mean, memory, latest: new LatestPositions(settings.kept) };
}
