// The workshop: the list of the player's own sets, one of them, or a set from a link.

import { OpenSetLink } from './open-set-link.tsx';
import { OwnSetPage } from './own-set-page.tsx';
import { SetListPage } from './set-list-page.tsx';
import './workshop.css';

export function WorkshopPage({ id, data }: { id: string | null; data: string | null }) {
  if (data !== null) return <OpenSetLink data={data} />;
  // A new key for each set: no state of another one stays.
  return id === null ? <SetListPage /> : <OwnSetPage key={id} id={id} />;
}
