// Accounts, ratings and the daily challenge, with their texts.

import { Chunk } from '../ui/on-demand.tsx';

export const COMMUNITY = new Chunk(() => import('./community-pages.ts'), 'community', 'forms', 'online');
