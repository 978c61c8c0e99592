// A scripted learner: does what the guide points at, and errs as the lessons expect.

import type { State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { contentOf } from '@black-angel/rules/components';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../scripts/patience.ts';
import { LEARNER, moveFitting, movesIn, playLine, startOf } from '../src/learn/play-line.ts';
import { type Answer, answerTo, type Lesson, type Step } from '../src/learn/step.ts';
import { pathOf } from '../src/ui-state/paths.ts';
import { TableDriver } from './table-driver.ts';

const { view } = PRESENT_ENGINE;

/** What the guide shows. Runs in the page. */
function seeGuide() {
  const guide = document.querySelector<HTMLElement>('.guide');
  if (!guide) return null;
  const { step = '', phase = '', moves = '', pointed = '' } = guide.dataset;
  return {
    step,
    phase,
    moves: Number(moves),
    pointed: pointed === '' ? [] : pointed.split('|'),
    // At the end of a game the score sheet has it.
    hasNext:
      document.querySelector('.guide-buttons .button-primary, .dialog:has(.score-sheet) .button-primary') !== null,
    isOver: guide.dataset['over'] === 'true',
    isArmed: document.querySelector('.spot-armed') !== null,
    answer: guide.querySelector('.guide-answer')?.textContent ?? '',
    text: `${step} ${phase} ${moves} ${pointed} ${document.querySelector('.spot-armed') !== null}`,
    isDeciding: window.seeTable().waiting === 'decide',
  };
}

type SeenGuide = NonNullable<ReturnType<typeof seeGuide>>;

/** Waits until the guide or the table asks for something else. Runs in the page. */
async function settleGuide({ before, see, patience }: { before: string; see: string; patience: number }) {
  const look = new Function(`return (${see})()`) as () => SeenGuide | null;
  let looked = -1;
  for (const from = performance.now(); performance.now() - from < patience; ) {
    const isNew = window.pageChanges !== looked;
    looked = window.pageChanges;
    const seen = isNew ? look() : null;
    if (seen && seen.text !== before && (seen.hasNext || seen.isDeciding)) return true;
    if (isNew && !seen && document.querySelector('.lesson-end')) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}

/** A wrong move for which a step has an answer. */
export interface Mistake {
  index: number;
  /** Moves of the step before it. */
  made: number;
  path: readonly string[];
  answer: Answer;
}

/** Buttons of their own for each choice, or a dialog, would come in between. */
const isPlain = (move: string): boolean => !/^(?:debris|tile|B$)/.test(move);

/** A mistake that is made by pointing at glowing things. */
function mistakeAt(step: Step, index: number, made: number, state: State): Mistake | null {
  const right = moveFitting(state, step.line[made]!);
  for (const move of movesIn(state)) {
    const answer = move !== right && isPlain(move) ? answerTo(step, [move], false) : null;
    if (!answer) continue;
    const content = contentOf(state);
    const parsed = PRESENT_ENGINE.parseMove(move, content)!;
    return { index, made, answer, path: pathOf(parsed, view(state, LEARNER), LEARNER, content) };
  }
  return null;
}

/** The first mistake of a lesson. */
export function mistakeOf(lesson: Lesson): Mistake {
  for (const [index, step] of lesson.steps.entries()) {
    if (step.passes !== 'line') continue;
    let state = startOf(lesson, index);
    for (const [made, pattern] of step.line.entries()) {
      const mistake = mistakeAt(step, index, made, state);
      if (mistake) return mistake;
      state = playLine(state, [pattern]);
    }
  }
  throw new Error(`${lesson.id} has no plain mistake`);
}

export class Learner {
  readonly page: Page;
  private readonly driver: TableDriver;
  /** Clicks and taps so far. */
  clicks = 0;

  constructor(page: Page) {
    this.page = page;
    this.driver = new TableDriver(page);
  }

  async see(): Promise<SeenGuide | null> {
    return this.page.evaluate(seeGuide);
  }

  async settled(before: string): Promise<void> {
    const isSettled = await this.page.evaluate(settleGuide, {
      before,
      see: seeGuide.toString(),
      patience: PATIENCE,
    });
    // A tap raises the curtain.
    await this.page.evaluate(() => document.querySelector<HTMLElement>('.scene-cut')?.click());
    if (isSettled) return;
    throw new Error(`The lesson is stuck at "${before}": ${JSON.stringify(await this.see())}`);
  }

  /** Points at a thing as the guide does. */
  async pointAt(target: string): Promise<void> {
    this.clicks++;
    const spot = (await this.driver.see()).glowing.find((glowing) => glowing.target === target);
    const point = spot ? await this.driver.reach(spot) : null;
    if (!point) throw new Error(`"${target}" does not glow`);
    const isTouch = await this.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    if (isTouch) await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
  }

  /** One thing that the guide asks for. False at the end of the lesson. */
  async doNext(): Promise<boolean> {
    const seen = await this.see();
    if (!seen) return false;
    const sheet = this.page.locator('[role=dialog] .button-primary');
    if (seen.hasNext) {
      this.clicks++;
      // The last step of a game ends with the score sheet.
      await (seen.isOver ? sheet : this.page.locator('.guide-buttons .button-primary')).click();
    } else if (seen.pointed.length === 0) {
      // Nothing is pointed at: the learner asks for a hint.
      await this.page.locator('.prompt .way').last().click();
    } else {
      await this.pointAt(seen.pointed[0]!);
      // A second tap makes a move that cannot be undone.
      if (!seen.isArmed && (await this.see())?.isArmed) await this.pointAt(seen.pointed[0]!);
    }
    await this.settled(seen.text);
    return true;
  }

  async finish(): Promise<void> {
    while (await this.doNext());
  }

  /** Learns up to a step, and up to a number of its moves. */
  async reach(step: string, moves = 0): Promise<void> {
    for (let seen = await this.see(); seen && (seen.step !== step || seen.moves < moves); seen = await this.see())
      await this.doNext();
  }

  /** A wrong move, with the second tap that a move needs which cannot be undone. */
  async err({ path }: Mistake): Promise<void> {
    // The only ship, or the only card, is chosen already.
    const { glowing } = await this.driver.see();
    const isChosen = !glowing.some((spot) => spot.target === path[0]);
    for (const target of isChosen ? path.slice(1) : path) await this.pointAt(target);
    if ((await this.see())!.isArmed) await this.pointAt(path.at(-1)!);
  }
}
