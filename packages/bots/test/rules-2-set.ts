// The default set of rules version 2. Positions made with it stay the same when the default set changes, so recorded
// turns can be compared.

import { type Content, loadOldComponents } from '@black-angel/rules/components';
import { loadEngine } from '../src/engines.ts';

export const RULES_2_SET: Content = loadOldComponents((await loadEngine(2)).defaultContent.set);
