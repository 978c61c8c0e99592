// The keys of the table: on every layout, and never in conflict with a key of the browser.

import { describe, expect, it } from 'vitest';
import { BINDINGS, bindingOf, HELP_LINES, keysOfLine, type Pressed, type Show } from './bindings.ts';

const press = (key: string, code: string, held: Partial<Pressed> = {}, show: Show | null = null): string | null => {
  const pressed = { key, code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held };
  return bindingOf(pressed, show)?.binding.command ?? null;
};
const shifted = { shiftKey: true };

describe('bindings', () => {
  it('find a letter by its sign on any Latin layout, with Caps Lock too', () => {
    expect(press('u', 'KeyU')).toBe('undo');
    expect(press('U', 'KeyU')).toBe('undo');
    expect(press('U', 'KeyU', shifted)).toBe('undoTurn');
    // Dvorak: "e" lies where others have "d".
    expect(press('e', 'KeyD')).toBe('end');
    expect(press('d', 'KeyE')).toBeNull();
  });

  it('find a letter by its place on a layout of other letters', () => {
    expect(press('г', 'KeyU')).toBe('undo');
    expect(press('Г', 'KeyU', shifted)).toBe('undoTurn');
    expect(press('у', 'KeyE')).toBe('end');
    expect(press('и', 'KeyB')).toBe('sequenceB');
    expect(press('р', 'KeyH')).toBe('hint');
    expect(press('ы', 'KeyS')).toBe('skip');
    expect(press('д', 'KeyL')).toBe('log');
    // Russian: "?" is on the 7, "," on the key that is "?" elsewhere.
    expect(press('?', 'Digit7', shifted)).toBe('help');
    expect(press(',', 'Slash', shifted)).toBeNull();
  });

  it('find the digits of a French layout, with Shift and without', () => {
    const boards = [
      ['&', 'Digit1'],
      ['é', 'Digit2'],
      ['"', 'Digit3'],
      ['’', 'Digit4'],
    ] as const;
    for (const [key, code] of boards) expect([key, press(key, code)]).toEqual([key, 'board']);
    expect(press('1', 'Digit1', shifted)).toBe('board');
    expect(press('!', 'Digit1', shifted)).toBeNull();
    expect(press('5', 'Digit5')).toBeNull();
  });

  it('never take a key together with Ctrl, Alt or Meta', () => {
    for (const { keys, shift } of BINDINGS)
      for (const key of keys)
        for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
          expect([key, press(key, '', { shiftKey: shift === true, ...held })]).toEqual([key, null]);
  });

  it('repeat only what moves the focus', () => {
    expect(press('e', 'KeyE', { repeat: true })).toBeNull();
    expect(press('ArrowRight', 'ArrowRight', { repeat: true })).toBe('next');
    expect(press('ArrowUp', 'ArrowUp', { repeat: true, shiftKey: true })).toBe('previousOfAll');
  });

  it('skip by Space and Escape, but only while a turn is told', () => {
    for (const [key, code] of [
      [' ', 'Space'],
      ['Escape', 'Escape'],
    ] as const)
      expect([key, press(key, code, {}, 'telling')]).toEqual([key, 'skip']);
    expect(press(' ', 'Space')).toBeNull();
    expect(press('Escape', 'Escape')).toBe('letGo');
    // Other keys are what they always are.
    expect(press('l', 'KeyL', {}, 'telling')).toBe('log');
  });

  it('step through a replay: by moves, with Shift by turns, to its ends', () => {
    const replayed = (key: string, held: Partial<Pressed> = {}): string | null => press(key, key, held, 'replay');
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => replayed(key))).toEqual([
      ...['replayBack', 'replayOn', 'replayStart', 'replayEnd'],
    ]);
    expect(['ArrowLeft', 'ArrowRight'].map((key) => replayed(key, shifted))).toEqual([
      ...['replayTurnBack', 'replayTurnOn'],
    ]);
    expect(replayed('ArrowRight', { repeat: true })).toBe('replayOn');
    // Up and down still lead from thing to thing, to be read.
    expect(replayed('ArrowDown')).toBe('next');
    expect([press('ArrowRight', 'ArrowRight'), press('Home', 'Home')]).toEqual(['next', null]);
  });

  it('are all in the help, each key once unless it depends on what is shown', () => {
    const told = HELP_LINES.flatMap((line) => {
      const { keys } = keysOfLine(line);
      expect([line, keys.length]).not.toEqual([line, 0]);
      return keys;
    });
    expect(told.length).toBe(BINDINGS.reduce((sum, { keys }) => sum + keys.length, 0));
    for (const show of [undefined, 'telling', 'replay'] as const) {
      const here = BINDINGS.filter(({ during }) => during === show).flatMap(({ keys, shift }) =>
        keys.map((key) => `${shift ? 'Shift ' : ''}${key}`),
      );
      expect([show, new Set(here).size]).toEqual([show, here.length]);
    }
  });
});
