// Four reasons to play, each with its sign.

import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { ShipArt, SpesArt } from '../art/pieces.tsx';
import { useWords } from '../ui/use-words.ts';

const POINTS = [
  { key: 'dice', art: <DieArt colour="orange" value={2} /> },
  { key: 'space', art: <ShipArt seat={0} /> },
  { key: 'grid', art: <Icon name="technology" /> },
  { key: 'end', art: <SpesArt inSight /> },
] as const;

export function HomePoints() {
  const { t } = useWords();
  return (
    <ul className="home-points">
      {POINTS.map(({ key, art }) => (
        <li key={key}>
          <span aria-hidden="true">{art}</span>
          {t(`landing.points.${key}`)}
        </li>
      ))}
    </ul>
  );
}
