// The default set of rules version 2. Positions made with it stay the same when the default set changes, so recorded
// turns can be compared.

import { loadEngine } from '@black-angel/engine/load';
import { type Content, contentOf } from '@black-angel/rules/components';

export const RULES_2_SET: Content = contentOf({ components: (await loadEngine(2)).defaultContent.hash });
