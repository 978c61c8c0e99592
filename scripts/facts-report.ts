// The confirmed facts of workshop reports (apps/web/src/own-sets/report.ts), and the default set that they make.

import {
  type ComponentSet,
  canonicalJson,
  checkSharedSet,
  defaultContent,
  factRule,
  withFacts,
} from '@black-angel/rules/components';

export interface Report {
  name: string;
  /** What is printed, by path, where it differs from the default set. */
  printed: Record<string, unknown>;
}

/** Reads a report. Throws an error that names the file and what is wrong. */
export function readReport(text: string, name: string): Report {
  const data = JSON.parse(text) as { format?: unknown; default?: unknown; different?: unknown };
  if (data.format !== 'black-angel-facts') throw new Error(`${name} is no report of the workshop`);
  if (data.default !== defaultContent.hash)
    throw new Error(`${name} compares with another default set (${data.default}): open its set in the workshop again`);
  const different = data.different as { path: string; printed: unknown }[];
  const unknown = different.find(({ path }) => factRule(path) === null);
  if (unknown) throw new Error(`${name}: there is no fact ${unknown.path}`);
  // In a report null means that the entry is missing.
  return { name, printed: Object.fromEntries(different.map(({ path, printed }) => [path, printed ?? undefined])) };
}

/** The default set with all confirmed facts. Throws where two reports contradict each other. */
export function appliedFacts(reports: readonly Report[]): { set: ComponentSet; values: Record<string, unknown> } {
  const values: Record<string, unknown> = {};
  for (const { name, printed } of reports)
    for (const [path, value] of Object.entries(printed)) {
      if (Object.hasOwn(values, path) && canonicalJson(values[path] ?? null) !== canonicalJson(value ?? null))
        throw new Error(`${name} contradicts an earlier report at ${path}`);
      values[path] = value;
    }
  return { set: checkSharedSet(withFacts(defaultContent.set, values)).set, values };
}
