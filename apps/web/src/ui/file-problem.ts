// What is wrong with a file, in the player's language.

import type { EntryFault } from '@black-angel/rules';
import type { FileFlaw, FileProblemData } from '../match/game-files.ts';
import type { T } from '../texts/texts.ts';

/** Entries of a file may be long. */
const MOST_SHOWN = 80;
const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

function sayFlaw(flaw: FileFlaw, t: T): string {
  switch (flaw.kind) {
    case 'entry':
      return t('import.flaws.entry', { entry: shortened(flaw.entry) });
    case 'move': {
      const { number, rule } = flaw;
      const move = shortened(flaw.move);
      return rule === null
        ? t('import.flaws.move', { number, move })
        : t('import.flaws.moveByRule', { number, move, rule });
    }
    case 'version':
      return t('import.flaws.version');
    case 'outcome':
      return t('import.flaws.outcome');
    case 'broken':
      return t('import.flaws.broken');
  }
}

function sayFault(fault: EntryFault, t: T): string {
  switch (fault.kind) {
    case 'type':
      return t(`import.faults.${fault.needed}`, { found: shortened(fault.found) });
    case 'range':
      return t('import.faults.range', { least: fault.least, most: fault.most, found: shortened(fault.found) });
    case 'count':
      return t('import.faults.countOf', { needed: fault.needed, found: fault.found });
    case 'share':
      return t('import.faults.shareOf', { value: fault.value, needed: fault.needed, found: fault.found });
    case 'tooLong':
      return t('import.faults.tooLong', { most: fault.most });
    case 'length':
      return t('import.faults.length', { most: fault.most });
    case 'depth':
      return t('import.faults.depth', { most: fault.most });
    case 'name':
      return t('import.faults.name', { found: shortened(fault.found) });
    case 'choice':
      return t('import.faults.choice', { found: shortened(fault.found), names: fault.names.join(', ') });
    case 'unknownField':
      return t('import.faults.unknownField', { field: shortened(fault.field) });
    case 'missingField':
      return t('import.faults.missingField', { field: fault.field });
    case 'noSuch':
      return t('import.faults.noSuch', { found: shortened(fault.found) });
    case 'impossible':
      return t('import.faults.impossible');
  }
}

export function sayFileProblem(data: FileProblemData, t: T): string {
  switch (data.kind) {
    case 'otherRules':
      return t('import.errors.otherRules', { version: data.version });
    case 'needsComponents':
      return t('import.errors.needsComponents', { name: shortened(data.name) });
    case 'badRecord':
    case 'badMatch':
      return t(`import.errors.${data.kind}`, { flaw: sayFlaw(data.flaw, t) });
    case 'badPosition':
    case 'badComponents': {
      const said = sayFault(data.fault, t);
      const fault = data.rule === null ? said : t('import.faults.byRule', { fault: said, rule: data.rule });
      const at = data.entry === '' ? fault : t('import.faults.at', { entry: shortened(data.entry), fault });
      return t(`import.errors.${data.kind}`, { fault: at });
    }
    default:
      return t(`import.errors.${data.kind}`);
  }
}
