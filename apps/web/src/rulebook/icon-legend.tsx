// Every icon of the game with its name and its meaning.

import { Icon } from '../art/icon.tsx';
import { PlayerShape } from '../art/pieces.tsx';
import { useWords } from '../ui/use-words.ts';
import { PlaceLink } from './place.tsx';

/** The icons by group, with the rule that says more. */
export const LEGEND = {
  goods: {
    vp: 'E7',
    ship: 'A2.C1',
    resource: 'A2.1',
    robot: 'C5',
    robotSupply: 'C5',
    debris: 'A2.2',
    damage: 'A2.5',
    ravager: 'A2.C4',
    technology: 'A2.C5',
    advanced: 'E5',
    mission: 'A2.C3',
    ravagerCard: 'A1.2',
  },
  space: {
    orange: 'C1',
    gray: 'C1',
    green: 'C1',
    asteroid: 'A2.C2',
    comet: 'H10',
    spes: 'E1',
    angel: 'B3.1',
    endSpes: 'E4',
    endRavagers: 'E4',
  },
  actions: {
    die: 'A2.3',
    star: 'A2.4',
    discover: 'A2.D1',
    repair: 'A2.R1',
    destroy: 'A2.X1',
    command: 'A2.C1',
    moveShip: 'X3',
    reassignRobot: 'X4',
    drawMission: 'V5',
    activateVertical: 'X2',
    activateHorizontal: 'X2',
  },
  boosts: {
    dieToThree: 'V2',
    dieToAnyColour: 'V2',
    reserveDie: 'V2',
    vpForAction: 'V2',
    place: 'A2.C3',
    owner: 'X5',
    eject: 'B3.2',
    lock: 'B1.3',
    final: 'K3',
  },
} as const;

type Group = keyof typeof LEGEND;
export type LegendIcon = { [G in Group]: keyof (typeof LEGEND)[G] }[Group];

export const LEGEND_GROUPS = Object.keys(LEGEND) as Group[];
const iconsIn = (group: Group): LegendIcon[] => Object.keys(LEGEND[group]) as LegendIcon[];
export const LEGEND_ICONS: readonly LegendIcon[] = LEGEND_GROUPS.flatMap(iconsIn);

const RULE_OF = Object.assign({}, ...Object.values(LEGEND)) as Readonly<Record<LegendIcon, string>>;

export function IconRows({ icons }: { icons: readonly LegendIcon[] }) {
  const { t } = useWords();
  return (
    <dl className="legend">
      {icons.map((name) => (
        <div key={name}>
          <dt>
            <span className="legend-icon">
              <Icon name={name} />
            </span>
            {t(`rulebook.icons.${name}.name`)}
          </dt>
          <dd>
            {t(`rulebook.icons.${name}.text`)}{' '}
            <PlaceLink to={RULE_OF[name]} label={t('rulebook.see', { rule: RULE_OF[name] })}>
              {RULE_OF[name]}
            </PlaceLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const SHAPES = ['disc', 'square', 'triangle', 'star'] as const;

export function IconLegend() {
  const { t } = useWords();
  return (
    <>
      <p className="rulebook-text">{t('rulebook.iconsText')}</p>
      {LEGEND_GROUPS.map((group) => (
        <section key={group} className="rulebook-section">
          <h3>{t(`rulebook.iconGroup.${group}`)}</h3>
          <IconRows icons={iconsIn(group)} />
        </section>
      ))}
      <section className="rulebook-section">
        <h3>{t('help.shapes')}</h3>
        <p>{t('rulebook.players')}</p>
        <ul className="legend-players">
          {SHAPES.map((shape, seat) => (
            <li key={shape}>
              <span className="legend-icon">
                <PlayerShape seat={seat} />
              </span>
              {t(`help.playerShapes.${shape}`)}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
