// One training on the files of some folders: reads the groups, trains, judges by the held-out ones, makes the file.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeNetFile, type NetFile } from '@black-angel/bots';
import type { Group } from './group.ts';
import { GroupFileError, readGroups } from './group-file.ts';
import { byLinear, byNet, type Figure, judgeGroups, judgeModes } from './held-out.ts';
import { TRAIN, type TrainSettings, trainNet } from './train-net.ts';
import { roundWeights, unrounded } from './trained-net.ts';

/** Every tenth part is held out: whole games that the net never learns from. */
const HELD_OUT = 10;

const PART = /^part-(\d+)\.groups$/;

interface Data {
  learned: Group[];
  heldOut: Group[];
}

function readFolder(folder: string, data: Data): void {
  for (const name of readdirSync(folder).sort()) {
    const part = PART.exec(name)?.[1];
    if (part === undefined) continue;
    const into = Number(part) % HELD_OUT === 0 ? data.heldOut : data.learned;
    try {
      for (const group of readGroups(readFileSync(join(folder, name)))) into.push(group);
    } catch (error) {
      if (!(error instanceof GroupFileError)) throw error;
      throw new GroupFileError(`${join(folder, name)} cannot be used: ${error.message}`);
    }
  }
}

export interface Trained {
  /** Groups and turns that the net learned from. */
  groups: number;
  turns: number;
  linear: Figure;
  heldOut: Figure;
}

export interface TrainedRound extends Trained {
  net: NetFile;
  /** By the number of the mode. */
  modes: Map<number, { linear: Figure; heldOut: Figure }>;
}

/** Trains on all parts in these folders. The figures are those of the rounded net, which plays. */
export function trainOnFolders(
  folders: readonly string[],
  settings: TrainSettings = TRAIN,
  onStep?: (step: number, steps: number) => void,
): TrainedRound {
  const data: Data = { learned: [], heldOut: [] };
  for (const folder of folders) readFolder(folder, data);
  const { learned, heldOut } = data;
  if (learned.length === 0 || heldOut.length === 0)
    throw new GroupFileError(`there are too few parts: every ${HELD_OUT}th is held out, so make at least ${HELD_OUT}`);
  const weights = roundWeights(trainNet(learned, settings, onStep));
  const judge = byNet(unrounded(weights));
  const trained: Trained = {
    groups: learned.length,
    turns: learned.reduce((sum, { candidates }) => sum + candidates.length, 0),
    linear: judgeGroups(heldOut, byLinear),
    heldOut: judgeGroups(heldOut, judge),
  };
  const linear = judgeModes(heldOut, byLinear);
  const modes = judgeModes(heldOut, judge);
  return {
    ...trained,
    net: makeNetFile(weights, { ...trained, passes: settings.passes }),
    modes: new Map([...modes].map(([mode, figure]) => [mode, { linear: linear.get(mode)!, heldOut: figure }])),
  };
}
