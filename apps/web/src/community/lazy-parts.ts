// Accounts, ratings and the daily challenge, with their texts.

import { Chunk } from '../ui/on-demand.tsx';

export const COMMUNITY = new Chunk(() => import('./parts.ts'), 'community', 'forms', 'online');
