// One of the player's own sets: its parts, the unit that is being edited, and what can be done with the set.

import { useMemo, useState } from 'react';
import { makeHash } from '../browser/router.ts';
import { changeFacts, confirmFacts, differencesOf, type OwnSet, setOf } from '../own-sets/own-set.ts';
import {
  isUnitDone,
  progressOf,
  SET_PARTS,
  type SetPart,
  setPartOf,
  type Unit,
  unitOf,
  unitsOf,
} from '../own-sets/units.ts';
import { announce } from '../ui/live-region.tsx';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { StorageProblem } from '../ui/problem.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';
import { useWords } from '../ui/use-words.ts';
import { Flag } from './controls.tsx';
import { sayUnit } from './say-fact.ts';
import { SetHead } from './set-head.tsx';
import { TotalsLine } from './totals-line.tsx';
import { UnitEditor } from './unit-editor.tsx';
import { UnitGrid } from './unit-grid.tsx';
import { useOwnSet } from './use-own-set.ts';
import { type Workshop, WorkshopProvider } from './workshop-context.tsx';

export function OwnSetPage({ id }: { id: string }) {
  const { t } = useWords();
  const { own, problem, change } = useOwnSet(id);
  if (own === 'missing')
    return (
      <ProblemPage page="workshop" title={t('workshop.title')} text={t('workshop.missing')}>
        <a className="button" href={makeHash({ page: 'workshop', id: null, data: null })}>
          {t('app.page.workshop')}
        </a>
      </ProblemPage>
    );
  if (!own) return problem ? <StorageProblem error={problem} /> : <Loading />;
  return (
    <PageFrame page="workshop">
      {problem && <StorageProblem error={problem} />}
      <OwnSetParts own={own} change={change} />
    </PageFrame>
  );
}

/** The next unit of the part that is not confirmed, else the next unit. */
function nextUnit(units: readonly Unit[], from: string, confirmed: ReadonlySet<string>): Unit | undefined {
  const at = units.findIndex(({ id }) => id === from);
  const others = [...units.slice(at + 1), ...units.slice(0, at)];
  return others.find((unit) => !isUnitDone(unit, confirmed)) ?? units[at + 1];
}

function OwnSetParts({ own, change }: { own: OwnSet; change(make: (own: OwnSet) => OwnSet): void }) {
  const { t } = useWords();
  const [chosen, choose] = useState('strips[0].faces.A');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const set = useMemo(() => setOf(own), [own]);
  const units = useMemo(() => unitsOf(set), [set]);
  const confirmed = useMemo(() => new Set(own.confirmed), [own]);
  const differences = useMemo(() => differencesOf(own), [own]);
  const changed = useMemo(() => new Set(differences.map(({ path }) => unitOf(path))), [differences]);
  const part = setPartOf(chosen);
  const inPart = units.filter((unit) => unit.part === part);
  const unit = inPart.find(({ id }) => id === chosen) ?? inPart[0]!;

  const workshop = useMemo(
    (): Workshop => ({
      own,
      set,
      confirmed,
      edit: (values) => change((now) => changeFacts(now, values, Date.now())),
      confirm: (paths, isConfirmed) => change((now) => confirmFacts(now, paths, isConfirmed, Date.now())),
    }),
    [own, set, confirmed, change],
  );

  const show = (path: string): void => {
    choose(unitOf(path));
    requestAnimationFrame(() => document.getElementById('workshop-unit')?.focus());
  };
  const goOn = (): void => {
    const next = nextUnit(inPart, unit.id, confirmed);
    if (!next) return;
    announce(sayUnit(t, next.id));
    show(next.id);
  };
  const choosePart = (wanted: SetPart): void => {
    const wantedUnits = units.filter((one) => one.part === wanted);
    const first = wantedUnits.find((one) => !isUnitDone(one, confirmed)) ?? wantedUnits[0]!;
    choose(first.id);
  };

  return (
    <WorkshopProvider value={workshop}>
      <div className="workshop">
        <SetHead change={change} differences={differences} units={units} onShow={show} />
        <nav className="workshop-parts" aria-label={t('workshop.parts')}>
          {SET_PARTS.map((one) => {
            const { done, total } = progressOf(
              units.filter((other) => other.part === one),
              confirmed,
            );
            return (
              <button
                key={one}
                type="button"
                className={`workshop-part ${done === total ? 'is-done' : ''}`}
                aria-current={one === part}
                onClick={() => choosePart(one)}
              >
                {t(`workshop.part.${one}`)} <small>{t('workshop.ofTotal', { done, total })}</small>
              </button>
            );
          })}
        </nav>
        <p className="workshop-part-help">{t(`workshop.partHelp.${part}`)}</p>
        <div className="workshop-bench">
          <UnitEditor unit={unit} onNext={goOn} />
          <div className="workshop-units">
            <TotalsLine part={part} />
            {inPart.length > 1 && (
              <>
                <Flag label={t('workshop.openOnly')} isOn={isOpenOnly} onChange={setOpenOnly} />
                <UnitGrid
                  units={isOpenOnly ? inPart.filter((one) => !isUnitDone(one, confirmed)) : inPart}
                  chosen={unit.id}
                  changed={changed}
                  onChoose={show}
                />
              </>
            )}
          </div>
        </div>
      </div>
    </WorkshopProvider>
  );
}
