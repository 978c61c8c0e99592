// The hash of a state, equal to that of the rules. It is computed for every move, so it uses the platform's SHA-256.

import { createHash } from 'node:crypto';
import { canonicalState, type State } from '@black-angel/rules';

export const hashOf = (state: State): string => createHash('sha256').update(canonicalState(state)).digest('hex');
