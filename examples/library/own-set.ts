// A component set of one's own: the default set with one card changed. The door './components'.

import { setup } from '@black-angel/rules';
import { contentOf, defaultContent, differences, loadComponents } from '@black-angel/rules/components';

const set = JSON.parse(JSON.stringify(defaultContent.set));
set.id = 'generous';
set.name = 'Generous';
set.missions[0].reward = { vp: 3 };
const content = loadComponents(set);
const state = setup({ players: 2 }, 'an example', content);
console.log(
  `${contentOf(state).set.name} differs in ${differences(content.set)
    .map(({ path }) => path)
    .join(', ')}`,
);
