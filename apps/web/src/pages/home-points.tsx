// Four reasons to play, each with its sign.

import { useTranslation } from 'react-i18next';
import { DieArt } from '../art/die.tsx';
import { Icon } from '../art/icon.tsx';
import { ShipArt, SpesArt } from '../art/pieces.tsx';

const POINTS = [
  { key: 'dice', art: <DieArt colour="orange" value={2} /> },
  { key: 'space', art: <ShipArt seat={0} /> },
  { key: 'grid', art: <Icon name="technology" /> },
  { key: 'end', art: <SpesArt inSight /> },
] as const;

export function HomePoints() {
  const { t } = useTranslation();
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
