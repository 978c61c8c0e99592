// Who sits at a table of two to four: people and bots in any order.

import { LEVEL_NAMES, type LevelName } from '@black-angel/engine';
import { useId } from 'react';
import { PlayerShape } from '../art/pieces.tsx';
import { settings } from '../browser/settings.ts';
import { MOST_NAME, type NameOf, type SeatChoice, seatNames, type TableChoice } from '../match/start-choices.ts';
import { CheckRow } from '../ui/fields.tsx';
import { PlayersChoice } from '../ui/players-choice.tsx';
import { useWords } from '../ui/use-words.ts';
import '../ui/seats-form.css';

interface Props {
  table: TableChoice;
  nameOf: NameOf;
  onChange(table: TableChoice): void;
}

export function SeatsForm({ table, nameOf, onChange }: Props) {
  const { t } = useWords();
  const nameless = { ...table, seats: table.seats.map((seat) => ({ ...seat, name: '' })) };
  const placeholders = seatNames(nameless, settings().name, nameOf);
  const change = (at: number, seat: SeatChoice): void =>
    onChange({ ...table, seats: table.seats.map((other, i) => (i === at ? seat : other)) });
  return (
    <>
      <PlayersChoice players={table.players} onChange={(players) => onChange({ ...table, players })} />
      <fieldset className="choices">
        <legend className="field-label">{t('newGame.seats')}</legend>
        <p className="field-help">{t(table.isRandomOrder ? 'newGame.seatsHelp.random' : 'newGame.seatsHelp.given')}</p>
        <ol className="seats">
          {table.seats.slice(0, table.players).map((seat, i) => (
            <SeatRow
              key={i}
              number={i}
              seat={seat}
              placeholder={placeholders[i]!}
              onChange={(changed) => change(i, changed)}
            />
          ))}
        </ol>
        <CheckRow
          label={t('newGame.randomOrder')}
          isOn={table.isRandomOrder}
          onChange={(isOn) => onChange({ ...table, isRandomOrder: isOn })}
        />
      </fieldset>
    </>
  );
}

interface RowProps {
  number: number;
  seat: SeatChoice;
  placeholder: string;
  onChange(seat: SeatChoice): void;
}

/** "person" or a bot of some strength, in one list. */
function SeatRow({ number, seat, placeholder, onChange }: RowProps) {
  const { t } = useWords();
  const help = useId();
  const label = t('newGame.seat', { number: number + 1 });
  const choose = (value: string): void =>
    onChange(value === 'person' ? { ...seat, kind: 'person' } : { ...seat, kind: 'bot', level: value as LevelName });
  return (
    <li className="seat">
      <span className="seat-shape">
        <PlayerShape seat={number} />
      </span>
      <input
        className="input seat-name"
        aria-label={t('common.which', { what: label, which: t('newGame.name') })}
        value={seat.name}
        maxLength={MOST_NAME}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...seat, name: target.value })}
      />
      <select
        className="select seat-kind"
        aria-label={t('common.which', { what: label, which: t('newGame.kind') })}
        aria-describedby={seat.kind === 'bot' ? help : undefined}
        value={seat.kind === 'person' ? 'person' : seat.level}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="person">{t('newGame.person')}</option>
        {LEVEL_NAMES.map((level) => (
          <option key={level} value={level}>
            {t('newGame.bot')} · {t(`newGame.botLevels.${level}.title`)}
          </option>
        ))}
      </select>
      {seat.kind === 'bot' && (
        <p id={help} className="field-help seat-help">
          {t(`newGame.botLevels.${seat.level}.help`)}
        </p>
      )}
    </li>
  );
}
