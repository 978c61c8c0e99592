// The steps of a Containerfile of two stages, as far as a rehearsal without containers performs them.

export type ImageStep =
  | { kind: 'copy'; from: string[]; to: string; isFromBuild: boolean }
  | { kind: 'run'; command: string };

/** The steps of the two stages. Paths of the build stage are relative to its folder. */
export function readSteps(text: string): [build: ImageStep[], run: ImageStep[]] {
  const stages: ImageStep[][] = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'FROM') stages.push([]);
    if (word === 'RUN') stages.at(-1)!.push({ kind: 'run', command: rest.join(' ') });
    if (word !== 'COPY') continue;
    const isFromBuild = rest[0] === '--from=build';
    const paths = rest.filter((part) => !part.startsWith('--')).map((path) => path.replace(/^\/app\//, ''));
    stages.at(-1)!.push({ kind: 'copy', from: paths.slice(0, -1), to: paths.at(-1)!, isFromBuild });
  }
  const [build, run] = stages;
  if (!build || !run || stages.length !== 2) throw new Error('A Containerfile of two stages is needed.');
  return [build, run];
}
