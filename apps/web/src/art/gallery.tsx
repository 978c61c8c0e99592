// Dev only, not part of the build: every drawing at its true size. Open /src/art/gallery.html under `vite apps/web`.

import { defaultContent } from '@black-angel/rules/components';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../style/theme.css';
import { ArtDefs } from './art-defs.tsx';
import { BackdropArt } from './backdrop.tsx';
import { DieArt } from './die.tsx';
import { HalCardArt } from './hal-card.tsx';
import { HullArt } from './hull.tsx';
import { ICON_NAMES, Icon } from './icon.tsx';
import { LogoArt } from './logo.tsx';
import { CardBackArt, MissionCardArt } from './mission-card.tsx';
import type { Seat } from './palette.ts';
import { AngelArt, CubeArt, PlayerShape, RobotArt, ShipArt, SpesArt } from './pieces.tsx';
import { RavagerCardArt } from './ravager-card.tsx';
import { SpaceHexArt } from './space-hex.tsx';
import { AdvancedTileArt, StartingTileArt, TechnologyTileArt } from './tiles.tsx';

const set = defaultContent.set;
const SEATS: Seat[] = [0, 1, 2, 3, 'neutral', 'hal'];
const COLOURS = ['orange', 'gray', 'green'] as const;

const BOXES = [
  [104, 8, 192, 112],
  [324, 8, 192, 112],
  [512, 148, 192, 112],
  [512, 412, 192, 112],
  [324, 560, 192, 112],
  [104, 560, 192, 112],
  [4, 138, 188, 100],
  [4, 244, 188, 100],
  [4, 350, 188, 100],
  [4, 456, 188, 100],
  [204, 138, 296, 112],
  [204, 260, 92, 128],
  [306, 260, 92, 128],
  [408, 260, 92, 128],
  [204, 398, 92, 104],
  [306, 398, 92, 104],
  [408, 398, 92, 104],
  [530, 284, 140, 104],
] as const;

function At({ w, h = w, children }: { w: number; h?: number; children: ReactNode }) {
  return <span style={{ width: w, height: h, flex: 'none' }}>{children}</span>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section id={name.replaceAll(' ', '-')}>
      <h2 style={{ font: '600 12px var(--font)', color: 'var(--ink-3)', margin: '14px 0 6px' }}>{name}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>{children}</div>
    </section>
  );
}

function Gallery() {
  return (
    <main style={{ padding: 16, background: 'var(--night-1)', color: 'var(--ink)', minHeight: '100vh' }}>
      <ArtDefs />
      {[14, 18, 24, 48].map((size) => (
        <Row key={size} name={`icons ${size}`}>
          {ICON_NAMES.map((name) => (
            <At key={name} w={size}>
              <Icon name={name} />
            </At>
          ))}
        </Row>
      ))}
      {[34, 68].map((size) => (
        <Row key={size} name={`dice ${size}`}>
          {COLOURS.flatMap((colour) =>
            [0, 1, 2, 3, 1].map((value, i) => (
              <At key={colour + String(i)} w={size}>
                <DieArt colour={colour} value={value} damaged={i === 4} />
              </At>
            )),
          )}
        </Row>
      ))}
      {[18, 24, 48].map((size) => (
        <Row key={size} name={`pieces ${size}`}>
          {SEATS.flatMap((seat) => [
            <At key={`p${seat}`} w={size}>
              <PlayerShape seat={seat} />
            </At>,
            <At key={`r${seat}`} w={size}>
              <RobotArt seat={seat} />
            </At>,
            <At key={`s${seat}`} w={size}>
              <ShipArt seat={seat} />
            </At>,
          ])}
          <At w={size}>
            <CubeArt kind="damage" />
          </At>
          <At w={size}>
            <CubeArt kind="debris" />
          </At>
          <At w={size * 1.5}>
            <AngelArt />
          </At>
          <At w={size * 1.5}>
            <SpesArt inSight={false} />
          </At>
          <At w={size * 1.5}>
            <SpesArt inSight />
          </At>
        </Row>
      ))}
      {[52, 104].map((size) => (
        <Row key={size} name={`tiles ${size}`}>
          {set.technology.map((tile, i) => (
            <At key={tile.id} w={size}>
              <TechnologyTileArt tile={tile} side={i % 16 < 4 ? 'boost' : 'standard'} />
            </At>
          ))}
          {set.startingTechnology.map((tile) => (
            <At key={tile.id} w={size}>
              <StartingTileArt tile={tile} />
            </At>
          ))}
          {set.advancedTechnology
            .filter((_, i) => i % 2 === 0)
            .map((tile) => (
              <At key={tile.id} w={size}>
                <AdvancedTileArt tile={tile} />
              </At>
            ))}
        </Row>
      ))}
      <Row name="missions">
        {set.missions.map((mission) => (
          <At key={mission.id} w={100} h={140}>
            <MissionCardArt mission={mission} />
          </At>
        ))}
        {(['orange', 'gray', 'green', 'ravager', 'hal'] as const).map((back) => (
          <At key={back} w={100} h={140}>
            <CardBackArt back={back} />
          </At>
        ))}
      </Row>
      <Row name="missions compact">
        {set.missions.map((mission) => (
          <At key={mission.id} w={48} h={56}>
            <MissionCardArt mission={mission} compact />
          </At>
        ))}
      </Row>
      <Row name="ravagers">
        {set.ravagers
          .filter((_, i) => i % 3 === 0)
          .map((ravager) => (
            <At key={ravager.id} w={100} h={140}>
              <RavagerCardArt ravager={ravager} />
            </At>
          ))}
        {set.ravagers
          .filter((_, i) => i % 2 === 0)
          .map((ravager) => (
            <At key={ravager.id} w={48} h={56}>
              <RavagerCardArt ravager={ravager} compact />
            </At>
          ))}
      </Row>
      <Row name="hal">
        {set.hal.cards.map((card) => (
          <At key={card.id} w={100} h={140}>
            <HalCardArt card={card} />
          </At>
        ))}
      </Row>
      <Row name="hexes">
        {set.strips.flatMap((strip) =>
          strip.faces.A.map((hex, i) => (
            <At key={strip.strip * 5 + i} w={74} h={85.4}>
              <SpaceHexArt {...hex} orientation="pointy" seed={strip.strip * 5 + i} />
            </At>
          )),
        )}
        {set.strips.flatMap((strip) =>
          strip.faces.B.map((hex, i) => (
            <At key={strip.strip * 5 + i} w={74} h={64}>
              <SpaceHexArt {...hex} orientation="flat" seed={strip.strip * 7 + i} />
            </At>
          )),
        )}
      </Row>
      <Row name="on the table">
        {[0, 13, 16, 21, 46, 52, 56].map((index) => {
          const mission = set.missions[index]!;
          return (
            <div key={index} style={{ position: 'relative', width: 74, height: 85.4 }}>
              <SpaceHexArt territory={mission.colour} comet ravagerIcon orientation="pointy" seed={index} />
              <div style={{ position: 'absolute', left: 13, top: 15, width: 48, height: 56 }}>
                <MissionCardArt mission={mission} compact />
              </div>
              <div style={{ position: 'absolute', left: 4, top: 20, width: 18, height: 18 }}>
                <RobotArt seat={index % 4} />
              </div>
              <div style={{ position: 'absolute', left: 54, top: 46, width: 20, height: 20 }}>
                <ShipArt seat={(index + 1) % 4} />
              </div>
            </div>
          );
        })}
      </Row>
      <Row name="logo">
        <At w={280} h={60}>
          <LogoArt />
        </At>
        <At w={560} h={120}>
          <LogoArt />
        </At>
      </Row>
      <Row name="hull">
        <div style={{ position: 'relative', width: 710, height: 680 }}>
          <HullArt />
        </div>
        <div style={{ position: 'relative', width: 560, height: 520 }}>
          <HullArt />
          {BOXES.map(([x, y, w, h]) => (
            <div
              key={`${x}-${y}`}
              style={{
                position: 'absolute',
                left: `${x / 7.1}%`,
                top: `${y / 6.8}%`,
                width: `${w / 7.1}%`,
                height: `${h / 6.8}%`,
                background: 'var(--panel-glass)',
                border: '1px solid var(--line)',
                borderRadius: 10,
                boxSizing: 'border-box',
              }}
            />
          ))}
        </div>
      </Row>
      <Row name="backdrop">
        <At w={1440} h={900}>
          <BackdropArt />
        </At>
        <At w={390} h={844}>
          <BackdropArt />
        </At>
      </Row>
    </main>
  );
}

createRoot(document.getElementById('gallery')!).render(<Gallery />);
