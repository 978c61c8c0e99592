// A network for tests: it answers as it is told and remembers what was sent.

import type { Outgoing } from '../src/notify/outgoing.ts';

export const PUBLIC = [{ address: '93.184.216.34', family: 4 }];
export const WEBHOOK = 'https://hooks.example/services/secret';

export class FakeNetwork {
  readonly sent: Outgoing[] = [];
  answers: (number | Error)[] = [];
  names: Record<string, { address: string; family: number }[]> = {};
  resolve = async (host: string) => this.names[host] ?? PUBLIC;
  transport = async (outgoing: Outgoing): Promise<number> => {
    this.sent.push(outgoing);
    const answer = this.answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return answer;
  };
}
