// The fingerprint of a state, as the rules make it, by the platform's own SHA-256: it is made for every move.

import { createHash } from 'node:crypto';
import { canonicalJson, type State } from '@black-angel/rules';

export const hashOf = (state: State): string => createHash('sha256').update(canonicalJson(state)).digest('hex');
