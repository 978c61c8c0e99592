// Notices of a turn: on this device and by other channels.

import type { ChannelInfo, ChannelKind, NoticeWays } from '@black-angel/protocol';
import { type ReactNode, useCallback, useEffect, useId } from 'react';
import { type ChannelOwner, listChannels, noticeWays, removeChannel } from '../net/channels-api.ts';
import { setNoticeLanguage } from '../net/notice-language.ts';
import { canPush, ownChannel, PushFailure, switchPushOff, switchPushOn } from '../pwa/push.ts';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { ProblemNote, QueryNote } from '../ui/query-note.tsx';
import { Switch } from '../ui/switch.tsx';
import { useMutation } from '../ui/use-mutation.ts';
import { useQuery } from '../ui/use-query.ts';
import { useWords } from '../ui/use-words.ts';
import { TestButton, TestNote, useChannelTest } from './channel-test.tsx';
import { MailCode, NewMail, NewWebhook } from './new-channel.tsx';

export interface ChannelPartProps {
  owner: ChannelOwner;
  onChange(channels: ChannelInfo[]): void;
}

interface Props {
  owner: ChannelOwner;
  /** False for the channels of one seat. */
  isAccount: boolean;
}

interface Known {
  ways: NoticeWays;
  channels: ChannelInfo[];
}

export function NoticesForm({ owner: { path, token }, isAccount }: Props) {
  const { t } = useWords();
  const ask = useCallback(async (): Promise<Known> => {
    const [ways, channels] = await Promise.all([noticeWays(), listChannels({ path, token })]);
    return { ways, channels };
  }, [path, token]);
  const { value, problem, set, refetch } = useQuery(ask);
  const language = t.language;
  const isOther = value?.channels.some((one) => one.language !== language) ?? false;
  // The channels were made in another language, or by a version that knew English only.
  useEffect(() => {
    if (!isOther) return;
    setNoticeLanguage(path, token, language).then(
      (channels) => set((before) => before && { ...before, channels }),
      () => {},
    );
  }, [isOther, path, token, language, set]);
  const parts = {
    owner: { path, token },
    onChange: (channels: ChannelInfo[]): void => set((before) => before && { ...before, channels }),
  };
  return (
    <section className="community-panel">
      <div>
        <h2>{t('notices.title')}</h2>
        <p className="field-help">
          {t('notices.help')} {t(isAccount ? 'notices.forAccount' : 'notices.forTable')}
        </p>
      </div>
      {value === null ? (
        <QueryNote problem={problem} refetch={refetch} />
      ) : (
        <>
          <PushSwitch {...parts} {...value} />
          <Channels {...parts} {...value} />
          {Object.entries(FORMS).map(([kind, Form]) => (
            <Form key={kind} {...parts} {...value} />
          ))}
        </>
      )}
    </section>
  );
}

/** How a channel of each kind is added. Push has a switch above the list. */
const FORMS: Readonly<Record<Exclude<ChannelKind, 'push'>, (props: ChannelPartProps & Known) => ReactNode>> = {
  webhook: ({ ways, owner, onChange }) => ways.webhook && <NewWebhook owner={owner} onChange={onChange} />,
  mail: function Mail({ ways, owner, onChange }) {
    const { t } = useWords();
    if (ways.mail) return <NewMail owner={owner} onChange={onChange} />;
    return <p className="field-help">{t('community.problem.noMail')}</p>;
  },
};

function PushSwitch({ owner, onChange, ways, channels }: ChannelPartProps & Known) {
  const { t } = useWords();
  const id = useId();
  const { isBusy, problem, run } = useMutation();
  const test = useChannelTest(owner);
  const own = ownChannel(owner, channels);
  const isOn = own !== null;
  const change = (isWanted: boolean): void => {
    if (isBusy) return;
    void run(async () => onChange(isWanted ? await switchPushOn(owner, ways.push) : await switchPushOff(owner, own!)));
  };
  return (
    <>
      <div className="switch-row">
        <label htmlFor={id}>
          <span className="field-label">{t('notices.push')}</span>
          <span className="field-help">{t(canPush() ? 'notices.pushHelp' : 'notices.problem.unsupported')}</span>
        </label>
        {canPush() && <Switch id={id} isOn={isOn} onChange={change} />}
      </div>
      {own !== null && (
        <>
          <div className="button-row">
            <TestButton test={test} channel={own} name={t('notices.push')} />
          </div>
          <TestNote test={test} />
        </>
      )}
      {problem instanceof PushFailure && <Problem text={t(`notices.problem.${problem.why}`)} />}
      {!(problem instanceof PushFailure) && <ProblemNote problem={problem} />}
    </>
  );
}

function Channels({ owner, onChange, channels }: ChannelPartProps & Known) {
  const { t } = useWords();
  const own = ownChannel(owner, channels);
  // This device has its own switch.
  const others = channels.filter(({ id }) => id !== own);
  return (
    <div>
      <h3 className="field-label">{t('notices.others')}</h3>
      {others.length === 0 && <p className="field-help">{t('notices.none')}</p>}
      <ul className="community-list">
        {others.map((channel) => (
          <ChannelRow key={channel.id} owner={owner} onChange={onChange} channel={channel} />
        ))}
      </ul>
    </div>
  );
}

function ChannelRow({ owner, onChange, channel }: ChannelPartProps & { channel: ChannelInfo }) {
  const { t } = useWords();
  const { isBusy, problem, run } = useMutation();
  const test = useChannelTest(owner);
  const { id, kind, host, isConfirmed } = channel;
  const name = `${t(`notices.kind.${kind}`)} · ${host}`;
  return (
    <li>
      <div className="community-row">
        <span>
          {name}
          {!isConfirmed && <em> · {t('notices.unconfirmed')}</em>}
        </span>
        <div className="community-inline">
          {isConfirmed && <TestButton test={test} channel={id} name={name} />}
          <Button
            disabled={isBusy}
            aria-label={t('common.which', { what: t('notices.remove'), which: name })}
            onClick={() => void run(async () => onChange(await removeChannel(owner, id)))}
          >
            {t('notices.remove')}
          </Button>
        </div>
      </div>
      <TestNote test={test} />
      <ProblemNote problem={problem} />
      {!isConfirmed && <MailCode owner={owner} onChange={onChange} id={id} />}
    </li>
  );
}
