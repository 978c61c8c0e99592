import { expect, it } from 'vitest';
import { isOnTip, placeTip } from './tip-place.ts';

const screen = { width: 400, height: 800 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it('lies above the thing, centred, and within the screen', () => {
  expect(placeTip(box(150, 400, 40, 40), size, screen, [])).toEqual({ left: 70, top: 290 });
  expect(placeTip(box(0, 400, 40, 40), size, screen, [])).toEqual({ left: 8, top: 290 });
  expect(placeTip(box(380, 400, 20, 40), size, screen, [])).toEqual({ left: 192, top: 290 });
});

it('lies below a thing at the top', () => {
  expect(placeTip(box(150, 20, 40, 40), size, screen, [])).toEqual({ left: 70, top: 70 });
});

it('leaves the buttons of undo free: below the thing, or further up', () => {
  const undo = box(0, 320, 400, 40);
  expect(placeTip(box(150, 400, 40, 40), size, screen, [undo])).toEqual({ left: 70, top: 450 });
  expect(placeTip(box(150, 700, 40, 60), size, screen, [box(0, 640, 400, 40)])).toEqual({ left: 70, top: 530 });
});

it('leaves the ghosts free that it explains: at the side of the thing, or beyond them', () => {
  // A tile that enters a row at an arrow, and the column of tiles above it.
  const arrow = box(230, 400, 24, 24);
  expect(placeTip(arrow, size, screen, [box(256, 380, 60, 60), box(256, 300, 60, 60)])).toEqual({ left: 20, top: 362 });
  // No side has room: above what lies on it.
  const slot = box(180, 400, 40, 60);
  const around = [box(170, 340, 60, 50), box(170, 470, 60, 250)];
  expect(placeTip(slot, size, screen, around)).toEqual({ left: 100, top: 230 });
});

it('leaves all of a map free: beside it, at the height of the thing', () => {
  const wide = { width: 1200, height: 800 };
  const map = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(500 + column * 60, 20 + row * 60, 58, 58)));
  expect(placeTip(map[4]!, size, wide, map)).toEqual({ left: 489, top: 208 });
  // Nothing is free below the map.
  expect(placeTip(map[4]!, size, wide, [...map, box(300, 200, 600, 590)])).toEqual({ left: 290, top: 59 });
});

it('is larger than the screen: it begins at the top', () => {
  expect(placeTip(box(0, 100, 400, 100), { width: 500, height: 900 }, screen, [])).toEqual({ left: 8, top: 8 });
});

it('the pointer may go from the thing to the tooltip', () => {
  const tip = box(70, 290, 200, 100);
  expect(isOnTip(tip, 170, 395)).toBe(true);
  expect(isOnTip(tip, 80, 300)).toBe(true);
  expect(isOnTip(tip, 170, 420)).toBe(false);
});
