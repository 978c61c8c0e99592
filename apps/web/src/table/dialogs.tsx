// The dialogs of the table: hand-over, recap, final sheet, questions, settings, help, a rule.

import { sayMove } from '@black-angel/words';
import { useEffect, useState } from 'react';
import { sayLosses } from '../texts/index.ts';
import { useLogged } from '../ui/problem.tsx';
import { seatArtOf } from '../ui/seat-names.ts';
import { sequenceBLosses } from '../ui-state/ghosts.ts';
import { CoachWarning } from './lazy-advice.ts';
import { ConfirmDialog, Handover, HelpDialog, Recap, RuleDialog, ScoreSheet, SettingsDialog } from './lazy-later.ts';
import { useStore, useTable } from './table-context.tsx';
import { useElsewhere } from './table-extras.tsx';
import { useNames, useWords } from './words.ts';

export type DialogName = 'settings' | 'help' | 'score' | 'rules';

interface DialogsProps {
  dialog: DialogName | null;
  rule: string | null;
  onClose: () => void;
  onRule: (rule: string | null) => void;
}

/** The final sheet opens when the game ends, and from the menu. */
function FinalSheet({ isAsked, onClose }: { isAsked: boolean; onClose: () => void }) {
  const store = useStore();
  const result = useTable((state) => state.moment.result);
  const entries = useTable((state) => state.entries);
  const info = useTable((state) => state.info);
  const content = useTable((state) => state.content);
  const isReplaying = useTable((state) => state.isReplaying);
  // The last turn is told to its end.
  const isTelling = useTable((state) => state.isShowing);
  const { view } = useTable((state) => state.moment);
  const [scores, setScores] = useState<number[][] | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const isOver = result !== null;
  const elsewhere = useElsewhere();
  useEffect(() => {
    if (isOver) void store.scores().then(setScores);
    else setIsClosed(false);
  }, [isOver, store]);
  if (!result || !scores || isTelling || isReplaying || (isClosed && !isAsked)) return null;
  return (
    <ScoreSheet
      info={info}
      entries={entries}
      scores={scores}
      result={result}
      ending={view.ending}
      viewer={view.viewer}
      content={content}
      getRecord={store.record}
      finish={elsewhere?.finish ?? null}
      onReplay={() => void store.replay.lookAt(0)}
      onGo={(index) => void store.replay.lookAt(index)}
      onClose={() => {
        setIsClosed(true);
        onClose();
      }}
    />
  );
}

function Doubt() {
  const { t } = useWords();
  const store = useStore();
  const doubtful = useTable((state) => state.doubtful);
  const decision = useTable((state) => state.decision);
  const content = useTable((state) => state.content);
  const { view } = useTable((state) => state.moment);
  const names = useNames();
  if (!doubtful) return null;
  const { option, vp, warning } = doubtful;
  if (warning)
    return <CoachWarning warning={warning} onYes={() => store.choose(option, true)} onNo={() => store.letGo()} />;
  const losses = option.move.kind === 'sequence-b' && decision ? sequenceBLosses(decision) : null;
  const loss = t('confirm.loseVp', { count: vp });
  // What leaves may pay back a part of what the dice cost.
  const net = losses && losses.vp !== vp ? ` ${t('confirm.inAll', { count: vp })}` : '';
  const price = losses ? `${sayLosses(t, losses, content, names)}.${net}` : loss;
  const move = sayMove(t, option.move, view, content, names);
  return (
    <ConfirmDialog
      title={t('confirm.title')}
      text={t('confirm.move', { move, what: price })}
      yes={t('confirm.goAhead')}
      no={t('confirm.goBack')}
      onYes={() => store.choose(option, true)}
      onNo={() => store.letGo()}
    />
  );
}

function Trouble() {
  const { t } = useWords();
  const problem = useTable((state) => state.problem);
  const elsewhere = useElsewhere();
  useLogged(problem?.text ?? '');
  if (!problem) return null;
  if (elsewhere && problem.kind === 'notKept')
    return (
      <div className="trouble" role="alert">
        <strong>{elsewhere.notKept}</strong>
      </div>
    );
  return (
    <div className="trouble" role="alert">
      <strong>{t(problem.kind === 'takenOver' ? 'storage.otherTab' : `storage.${problem.kind}`)}</strong>
    </div>
  );
}

export function Dialogs({ dialog, rule, onClose, onRule }: DialogsProps) {
  const store = useStore();
  const info = useTable((state) => state.info);
  const { names } = useNames();
  const content = useTable((state) => state.content);
  const handover = useTable((state) => state.handover);
  const entries = useTable((state) => state.entries);
  const isRecapShown = useTable((state) => state.isRecapShown);
  const { view } = useTable((state) => state.moment);
  return (
    <>
      <Trouble />
      {handover !== null && (
        <Handover
          name={names[handover]!}
          seat={seatArtOf(info, handover)}
          isTurn={view.seat === handover}
          onReady={() => void store.takeOver(handover)}
        />
      )}
      {isRecapShown && handover === null && (
        <Recap
          entries={entries}
          info={info}
          viewer={view.viewer}
          content={content}
          onClose={() => store.showRecap(false)}
        />
      )}
      <FinalSheet isAsked={dialog === 'score'} onClose={onClose} />
      <Doubt />
      {dialog === 'settings' && <SettingsDialog onClose={onClose} />}
      {dialog === 'help' && <HelpDialog onClose={onClose} onRule={onRule} />}
      {dialog === 'rules' && <RuleDialog rule="start" onClose={onClose} />}
      {rule && <RuleDialog rule={rule} onClose={() => onRule(null)} />}
    </>
  );
}
