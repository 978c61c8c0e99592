// Versions 1 and 2 cannot say whether an event hides something.

import type { Engine } from '../engine.ts';

/** What is hidden from a viewer is shown to him as something else than to the seat that it happened to. */
export const hidesFrom =
  ({ viewEvent }: Pick<Engine, 'viewEvent'>): Engine['hidesFrom'] =>
  (event, viewer) => {
    const all = viewEvent(event, 'seat' in event ? event.seat : 'spectator');
    return JSON.stringify(viewEvent(event, viewer)) !== JSON.stringify(all);
  };
