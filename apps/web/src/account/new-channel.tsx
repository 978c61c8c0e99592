// Adds a notice channel: a webhook, or an e-mail address that is confirmed by a code.

import { type FormEvent, useId, useState } from 'react';
import { addChannel, confirmMail } from '../net/channels-api.ts';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import type { ChannelPartProps } from './notices-form.tsx';

const STYLES = ['discord', 'slack', 'json'] as const;
const MOST_URL = 1000;
const MOST_ADDRESS = 200;

export function NewWebhook({ owner, onChange }: ChannelPartProps) {
  const { t } = useWords();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const [url, setUrl] = useState('');
  const [style, setStyle] = useState<(typeof STYLES)[number]>('discord');

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isAdded = await run(async () =>
      onChange(await addChannel(owner, { kind: 'webhook', url: url.trim(), style })),
    );
    if (isAdded) setUrl('');
  }

  return (
    <details>
      <summary>{t('notices.addWebhook')}</summary>
      <form className="community-form" onSubmit={(event) => void add(event)}>
        <div className="field">
          <label className="field-label" htmlFor={`${id}-style`}>
            {t('notices.style')}
          </label>
          <select
            id={`${id}-style`}
            className="select"
            value={style}
            onChange={({ target }) => setStyle(target.value as (typeof STYLES)[number])}
          >
            {STYLES.map((one) => (
              <option key={one} value={one}>
                {t(`notices.styles.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('notices.url')}
          </label>
          <input
            id={id}
            className="input"
            type="url"
            required
            maxLength={MOST_URL}
            value={url}
            autoComplete="off"
            placeholder="https://"
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setUrl(target.value)}
          />
          <p id={`${id}-help`} className="field-help">
            {t('notices.urlHelp')}
          </p>
        </div>
        <ProblemNote problem={problem} />
        <div className="button-row">
          <button type="submit" className="button" disabled={isBusy}>
            {t('notices.saveWebhook')}
          </button>
        </div>
      </form>
    </details>
  );
}

export function NewMail({ owner, onChange }: ChannelPartProps) {
  const { t } = useWords();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const [address, setAddress] = useState('');

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isAdded = await run(async () => onChange(await addChannel(owner, { kind: 'mail', address: address.trim() })));
    if (isAdded) setAddress('');
  }

  return (
    <details>
      <summary>{t('notices.addMail')}</summary>
      <form className="community-form" onSubmit={(event) => void add(event)}>
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t('notices.address')}
          </label>
          <input
            id={id}
            className="input"
            type="email"
            required
            maxLength={MOST_ADDRESS}
            value={address}
            autoComplete="email"
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setAddress(target.value)}
          />
          <p id={`${id}-help`} className="field-help">
            {t('notices.addressHelp')}
          </p>
        </div>
        <ProblemNote problem={problem} />
        <div className="button-row">
          <button type="submit" className="button" disabled={isBusy}>
            {t('notices.saveMail')}
          </button>
        </div>
      </form>
    </details>
  );
}

/** No notice goes to an address before it is confirmed by its code. */
export function MailCode({ owner, onChange, id: channel }: ChannelPartProps & { id: string }) {
  const { t } = useWords();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const [code, setCode] = useState('');
  return (
    <form
      className="community-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => onChange(await confirmMail(owner, channel, code.trim())));
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('notices.code')}
        </label>
        <div className="community-inline">
          <input
            id={id}
            className="input"
            inputMode="numeric"
            required
            pattern="\s*[0-9]{8}\s*"
            value={code}
            autoComplete="one-time-code"
            onChange={({ target }) => setCode(target.value)}
          />
          <button type="submit" className="button button-primary" disabled={isBusy}>
            {t('notices.confirm')}
          </button>
        </div>
      </div>
      <ProblemNote problem={problem} />
    </form>
  );
}
