// A bot gets a view of the contract, and thinks about states of the present rules. This is the only step between them.

import type { View } from '@black-angel/engine';
import * as rules from '@black-angel/rules';
import type { Random } from '@black-angel/rules/playout';

/** A state that fits the view: what the viewer does not know is dealt at random. */
export const determinize: (view: View, random: Random) => rules.State = rules.determinize;
