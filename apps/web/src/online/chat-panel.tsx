// The chat. Plain text: no markup, and only links to tables of this page are links.

import type { ChatLine } from '@black-angel/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import { rememberRead } from '../browser/kept-numbers.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/fields.tsx';
import { useWords } from '../ui/use-words.ts';
import './chat-panel.css';
import { splitLinks, tableHash } from './links.ts';
import { useConnection, useOnline } from './online-context.tsx';
import { Quiet } from './quiet.tsx';
import { useMutedHere } from './use-muted-here.ts';

const MOST_TEXT = 400;

/** The names of those who said something. */
export function useAuthors(): (line: ChatLine) => string {
  const { t } = useWords();
  const table = useOnline((state) => state.table);
  return ({ seat, name }) => name ?? table?.seats[seat]?.name ?? t('online.chat.table');
}

export function ChatPanel() {
  const { t, language } = useWords();
  const connection = useConnection();
  const lines = useOnline((state) => state.chat);
  const seat = useOnline((state) => state.seat);
  const isOpen = useOnline((state) => state.connection === 'open');
  const muted = useMutedHere(connection.tableId);
  const [text, setText] = useState('');
  const { isHasty, isMuted, dismiss } = useRefused((refused) => setText((typed) => (typed === '' ? refused : typed)));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const nameOf = useAuthors();
  const shown = lines.filter((line) => !muted.includes(nameOf(line)));
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest line comes into sight.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [shown.length]);

  const last = lines.at(-1)?.n ?? -1;
  useEffect(() => rememberRead(connection.tableId, last), [connection, last]);

  const send = (): void => {
    const trimmed = text.trim();
    if (trimmed === '' || !connection.say({ kind: 'chat', text: trimmed })) return;
    setText('');
    dismiss();
  };

  return (
    <div className="chat-panel">
      {/* The list scrolls, so it needs the focus. */}
      <div className="chat-lines" ref={list} role="log" aria-label={t('online.chat.title')} {...{ tabIndex: 0 }}>
        {shown.length === 0 && <p className="chat-none">{t('online.chat.none')}</p>}
        <ol>
          {shown.map((line) => (
            <li key={line.n} className={line.seat === seat ? 'chat-own' : ''}>
              <strong>{nameOf(line)}</strong> <time>{time.format(line.at)}</time>
              <Words line={line} />
            </li>
          ))}
        </ol>
      </div>
      {seat !== null && (
        <Form className="chat-form" onSubmit={() => send()}>
          <label className="visually-hidden" htmlFor={id}>
            {t('online.chat.write')}
          </label>
          <input
            id={id}
            className="input"
            value={text}
            maxLength={MOST_TEXT}
            placeholder={t('online.chat.write')}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" disabled={!isOpen}>
            {t('online.chat.send')}
          </Button>
        </Form>
      )}
      {seat !== null && isHasty && (
        <p className="chat-hasty" role="status">
          {t(isMuted ? 'online.chat.muted' : 'online.chat.tooFast')}
        </p>
      )}
      {seat !== null && <Quiet />}
    </div>
  );
}

/** Puts a refused line back into the field, while this panel is open. */
function useRefused(giveBack: (text: string) => void): { isHasty: boolean; isMuted: boolean; dismiss(): void } {
  const refused = useOnline((state) => state.refusedChat);
  const [seen, setSeen] = useState(refused);
  const [isHasty, setHasty] = useState(false);
  if (refused !== seen) {
    setSeen(refused);
    setHasty(refused !== null);
    if (refused) giveBack(refused.text);
  }
  return { isHasty, isMuted: refused?.isMuted ?? false, dismiss: () => setHasty(false) };
}

function Words({ line }: { line: ChatLine }) {
  return (
    <p>
      {splitLinks(line.text).map(({ text, table }, i) =>
        table === null ? (
          text
        ) : (
          <a key={i} href={tableHash(table)}>
            {text}
          </a>
        ),
      )}
    </p>
  );
}
