// Adds a notice channel: a webhook, or an e-mail address that is confirmed by a code.

import { type FormEvent, useId, useState } from 'react';
import { addChannel, confirmMail } from '../net/channels-api.ts';
import { Button } from '../ui/button.tsx';
import { Form, SelectField, TextField } from '../ui/fields.tsx';
import { ProblemNote } from '../ui/query-note.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useWords } from '../ui/use-words.ts';
import type { ChannelPartProps } from './notices-form.tsx';

const STYLES = ['discord', 'slack', 'json'] as const;
const MOST_URL = 1000;
const MOST_ADDRESS = 200;

export function NewWebhook({ owner, onChange }: ChannelPartProps) {
  const { t } = useWords();
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
        <SelectField
          label={t('notices.style')}
          value={style}
          values={STYLES}
          say={(one) => t(`notices.styles.${one}`)}
          onChange={setStyle}
        />
        <TextField
          label={t('notices.url')}
          help={t('notices.urlHelp')}
          type="url"
          required
          maxLength={MOST_URL}
          value={url}
          autoComplete="off"
          placeholder="https://"
          onChange={setUrl}
        />
        <ProblemNote problem={problem} />
        <div className="button-row">
          <Button type="submit" disabled={isBusy}>
            {t('notices.saveWebhook')}
          </Button>
        </div>
      </form>
    </details>
  );
}

export function NewMail({ owner, onChange }: ChannelPartProps) {
  const { t } = useWords();
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
        <TextField
          label={t('notices.address')}
          help={t('notices.addressHelp')}
          type="email"
          required
          maxLength={MOST_ADDRESS}
          value={address}
          autoComplete="email"
          onChange={setAddress}
        />
        <ProblemNote problem={problem} />
        <div className="button-row">
          <Button type="submit" disabled={isBusy}>
            {t('notices.saveMail')}
          </Button>
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
    <Form
      className="community-form"
      onSubmit={() => void run(async () => onChange(await confirmMail(owner, channel, code.trim())))}
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
          <Button type="submit" look="primary" disabled={isBusy}>
            {t('notices.confirm')}
          </Button>
        </div>
      </div>
      <ProblemNote problem={problem} />
    </Form>
  );
}
