// A new kind does not compile until every place that must know it does. The compiler's list is the recipe in
// CONTRIBUTING.

import { beforeAll, describe, expect, it } from 'vitest';
import { type Addable, type Missing, missingAfter } from './new-kinds.ts';

/** Files, and the keys of texts, by the list that has grown. */
const PLACES: Record<Addable, string[]> = {
  decision: [
    'apps/web/src/texts/say-prompt.ts',
    'apps/web/src/ui-state/candidate.ts',
    'apps/web/src/ui-state/held-tiles.ts',
    'apps/web/src/ui-state/why-not.ts',
    'packages/bots/src/deal.ts',
    'packages/bots/src/turn-search.ts',
    'packages/engine/src/present.ts',
    'packages/rules/src/frames/index.ts',
    'text prompt.new-decision.title',
    'text waiting.new-decision',
  ],
  tileEffect: [
    'apps/web/src/art/tiles.tsx',
    'packages/bots/src/feature-reader.ts',
    'packages/rules/src/effects/index.ts',
    'packages/rules/src/texts/say.en.ts',
    'packages/rules/src/texts/say.fr.ts',
    'packages/rules/src/texts/say.ru.ts',
    'text tile.effect.newTileEffect',
  ],
  missionEffect: [
    'apps/web/src/art/mission-card-compact.tsx',
    'apps/web/src/art/mission-card.tsx',
    'apps/web/src/workshop/legal-values.ts',
    'packages/bots/src/mission-features.ts',
    'packages/rules/src/content/compile-mission.ts',
    'packages/rules/src/content/validate-set.ts',
    'packages/rules/src/effects/mission-effects.ts',
    'packages/rules/src/texts/say-loaded.ts',
  ],
  event: [
    'apps/web/src/animation/effects.ts',
    'apps/web/src/panels/turn-groups.ts',
    'apps/web/src/sound/sound-score.ts',
    'apps/web/src/texts/say-preview.ts',
    'apps/web/src/ui-state/turn-steps.ts',
    'packages/rules/src/events.ts',
    'packages/rules/src/view-event.ts',
    'packages/words/src/say-event.ts',
  ],
  channel: [
    'apps/server/src/notify/api.ts',
    'apps/server/src/notify/channel-drivers.ts',
    'apps/server/src/store/rows.ts',
    'apps/web/src/account/notices-form.tsx',
    'packages/protocol/src/channels.ts',
    'text notices.kind.newChannel',
  ],
  language: [
    'packages/rules/src/texts/index.ts',
    'packages/rules/src/texts/say.ts',
    'packages/words/src/all.ts',
    'packages/words/src/languages.ts',
    'packages/words/src/mails.ts',
    'packages/words/src/notices.ts',
    'packages/words/src/rules-of.ts',
    'packages/words/src/seat-names.ts',
  ],
  notice: ['apps/server/src/notify/notifier.ts', 'apps/web/src/pwa/push-worker.ts', 'packages/words/src/notices.ts'],
  level: [
    'packages/bots/src/levels.ts',
    'packages/engine/src/adapters/v1.ts',
    'packages/engine/src/adapters/v2.ts',
    'text newGame.botLevels.newLevel.help',
    'text newGame.botLevels.newLevel.title',
  ],
  halLevel: [
    'packages/bots/src/learned/marks.ts',
    'packages/rules/src/setup.ts',
    'text newGame.hal.newHalLevel.help',
    'text newGame.hal.newHalLevel.name',
    'text newGame.hal.newHalLevel.title',
  ],
  reviewMark: [
    'apps/web/src/statistics/review-marks.ts',
    'packages/bots/src/advice/review-marks.ts',
    'text advice.review.marks.newMark',
  ],
  playerList: [
    'packages/rules/src/copy.ts',
    'packages/rules/src/determinize.ts',
    'packages/rules/src/invariants.ts',
    'packages/rules/src/position.ts',
    'packages/rules/src/setup.ts',
    'packages/rules/src/snapshot.ts',
    'packages/rules/src/view.ts',
  ],
  page: ['apps/web/src/app.tsx', 'apps/web/src/ui/page-frame.tsx', 'text app.page.newPage'],
};

describe('the compiler names the places that must know', () => {
  let missing: Missing;
  beforeAll(async () => {
    missing = await missingAfter(Object.keys(PLACES) as Addable[]);
  });

  it.each<[string, Addable]>([
    ['a new kind of decision', 'decision'],
    ['a new tile effect', 'tileEffect'],
    ['a new Mission effect', 'missionEffect'],
    ['a new event', 'event'],
    ['a new notice channel', 'channel'],
    ['a new notice', 'notice'],
    ['a language, even as a draft', 'language'],
    ['a new bot level', 'level'],
    ['a new level of Hal', 'halLevel'],
    ['a new mark of a review', 'reviewMark'],
    ['a new list of a player', 'playerList'],
    ['a new page', 'page'],
  ])('%s', (_name, kind) => {
    expect(missing[kind]).toEqual(PLACES[kind]);
  });

  it('and nothing else: every error names a new kind', () => {
    expect(missing.other).toEqual([]);
  });
});
