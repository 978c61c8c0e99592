// One rule: its id, its text with links to the rules it cites, its picture, our ruling, and where to try it.

import { type Content, defaultContent } from '@black-angel/rules/components';
import { sayGain } from '@black-angel/words';
import { makeHash } from '../browser/router.ts';
import { ruleText } from '../texts/i18n.ts';
import type { T } from '../texts/texts.ts';
import { useWords } from '../ui/use-words.ts';
import { DIFFERENCES, EDITIONS, isRuling, reasonKey, TRY_IT } from './notes.ts';
import { Picture } from './picture.tsx';
import { PlaceLink, useReader } from './place.tsx';
import { RULE_PICTURES } from './rule-pictures.ts';
import { citations } from './rule-sections.ts';

function Cited({ text }: { text: string }) {
  return citations(text).map((piece, i) =>
    piece.rule === null ? (
      piece.text
    ) : (
      <PlaceLink key={i} to={piece.rule}>
        {piece.text}
      </PlaceLink>
    ),
  );
}

function TryIt({ rule }: { rule: string }) {
  const { t } = useWords();
  const { isAtTable } = useReader();
  const found = TRY_IT[rule];
  if (!found) return null;
  const [lesson, step] = found;
  return (
    <a
      className="button rule-try"
      href={makeHash({ page: 'learn', lesson, step })}
      aria-label={t('rulebook.tryRule', { rule })}
      {...(isAtTable ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {t('rulebook.tryIt')}
    </a>
  );
}

/** S9: the numbers of the default set, and where they come from. */
export function sayAdvantages(t: T, { advantages }: Content = defaultContent): string {
  const [second, third, fourth] = advantages.slice(1).map(({ resource }) => sayGain({ resource }, t.language)) as [
    string,
    string,
    string,
  ];
  return t('rulebook.advantage', { second, third, fourth });
}

export function RuleEntry({ rule }: { rule: string }) {
  const { t } = useWords();
  const { place } = useReader();
  const pieces = RULE_PICTURES[rule];
  const isDiffering = DIFFERENCES.some((name) => EDITIONS[name] === rule);
  return (
    <article
      id={`rule-${rule}`}
      className={`rule ${rule === place ? 'rule-linked' : ''}`}
      tabIndex={-1}
      aria-labelledby={`rule-name-${rule}`}
    >
      <h4 id={`rule-name-${rule}`}>
        <PlaceLink to={rule} label={t('rulebook.see', { rule })}>
          {rule}
        </PlaceLink>
      </h4>
      <div className="rule-words">
        <p>
          <Cited text={ruleText(rule) ?? ''} />
        </p>
        {rule === 'S9' && <p className="rule-note">{sayAdvantages(t)}</p>}
        {isRuling(rule) && (
          <p className="rule-note">
            <strong>{t('rulebook.ruling')}</strong> {t(`rulebook.rulingReasons.${reasonKey(rule)}`)}
          </p>
        )}
        {isDiffering && (
          <p className="rule-note">
            <PlaceLink to="editions">{t('rulebook.edition')}</PlaceLink>
          </p>
        )}
        {pieces && <Picture pieces={pieces} />}
        <TryIt rule={rule} />
      </div>
    </article>
  );
}
