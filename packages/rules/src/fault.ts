// What is wrong with a file, as data. The page says it in the reader's language, logs and the command line in English.

/** A fault of a record or a saved match. */
export type RecordFlaw =
  /** An unknown format or rules version. */
  | { kind: 'version' }
  /** A missing or wrong entry, as a path: `seats[0].name`. */
  | { kind: 'entry'; entry: string }
  /** A move that cannot be made, with the rule that forbids it, if there is one. */
  | { kind: 'move'; number: number; move: string; rule: string | null }
  /** The moves lead to another state or result than the stated one. */
  | { kind: 'outcome' };

/** A fault of one entry of a position or a component file. `found` is the entry as JSON. */
export type EntryFault =
  | { kind: 'type'; needed: 'object' | 'list' | 'text' | 'boolean'; found: string }
  | { kind: 'range'; least: number; most: number; found: string }
  | { kind: 'count'; needed: number; found: number }
  /** Of the entries with `value` in `field`. */
  | { kind: 'share'; field: string; value: string; needed: number; found: number }
  | { kind: 'tooLong'; most: number }
  /** A text with more characters than that. */
  | { kind: 'length'; most: number }
  /** Lists and objects in one another, more than that. */
  | { kind: 'depth'; most: number }
  /** A name with signs that a list does not show. */
  | { kind: 'name'; found: string }
  | { kind: 'choice'; names: readonly string[]; found: string }
  | { kind: 'unknownField'; field: string }
  | { kind: 'missingField'; field: string }
  /** No such card, hex, tile or die; `help` says in English how they are written. */
  | { kind: 'noSuch'; found: string; help: string }
  /** It contradicts another entry or a rule; `why` says in English how. */
  | { kind: 'impossible'; why: string };

const NEEDED = { object: 'an object', list: 'a list', text: 'a text', boolean: 'true or false' } as const;

export function sayFault(fault: EntryFault): string {
  switch (fault.kind) {
    case 'type':
      return `${NEEDED[fault.needed]} is needed, not ${fault.found}`;
    case 'range':
      return `a whole number from ${fault.least} to ${fault.most} is needed, not ${fault.found}`;
    case 'count':
      return `${fault.needed} entries are needed, not ${fault.found}`;
    case 'share':
      return `${fault.needed} of ${fault.field} ${fault.value} are needed, not ${fault.found}`;
    case 'tooLong':
      return `at most ${fault.most} entries are possible`;
    case 'length':
      return `at most ${fault.most} characters are possible`;
    case 'depth':
      return `at most ${fault.most} lists and objects in one another are possible`;
    case 'name':
      return `${fault.found} is not a valid name: use letters, digits, spaces and common punctuation`;
    case 'choice':
      return `${fault.found} is unknown; it must be one of ${fault.names.join(', ')}`;
    case 'unknownField':
      return `the field "${fault.field}" is unknown`;
    case 'missingField':
      return `the field "${fault.field}" is missing`;
    case 'noSuch':
      return `${fault.found} is ${fault.help}`;
    case 'impossible':
      return fault.why;
  }
}

/** A problem that has only a sentence is of the kind `impossible`. */
export const faultOf = (problem: string | EntryFault): EntryFault =>
  typeof problem === 'string' ? { kind: 'impossible', why: problem } : problem;
