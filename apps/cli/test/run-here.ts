// Runs a command of black-angel in this process.

import { vi } from 'vitest';
import { run } from '../src/run.ts';

export interface Said {
  status: number | null;
  stdout: string;
  stderr: string;
}

export async function runHere(...args: string[]): Promise<Said> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  try {
    return { status: await run(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
