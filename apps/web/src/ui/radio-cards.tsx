// Radio buttons drawn as cards, each with a line of explanation.

import { type ReactNode, useId } from 'react';
import './radio-cards.css';

export interface RadioCard<Value extends string> {
  value: Value;
  title: string;
  help: string;
  art?: ReactNode;
}

interface Props<Value extends string> {
  legend: string;
  cards: readonly RadioCard<Value>[];
  value: Value;
  onChange(value: Value): void;
}

export function RadioCards<Value extends string>({ legend, cards, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="field-label">{legend}</legend>
      <div className="radio-cards">
        {cards.map((card) => (
          <label key={card.value} className="radio-card">
            <input type="radio" name={name} checked={card.value === value} onChange={() => onChange(card.value)} />
            {card.art && (
              <span className="radio-card-art" aria-hidden="true">
                {card.art}
              </span>
            )}
            <span className="radio-card-words">
              <span className="radio-card-title">{card.title}</span>
              <span className="field-help">{card.help}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
