// Metrics in the text format of Prometheus.

/** Upper bounds in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
}

interface Histogram {
  counts: number[];
  sum: number;
  count: number;
}

/** Callers that count often pass the same object each time. */
const labelTexts = new WeakMap<Readonly<Record<string, string>>, string>();
function labelText(labels: Readonly<Record<string, string>>): string {
  const known = labelTexts.get(labels);
  if (known !== undefined) return known;
  const text = Object.entries(labels)
    .map(([key, value]) => `${key}="${value.replace(/["\\\n]/g, '_')}"`)
    .join(',');
  labelTexts.set(labels, text);
  return text;
}
const withLabels = (name: string, labels: string): string => (labels === '' ? name : `${name}{${labels}}`);

export class Metrics {
  private readonly series = new Map<string, Series>();
  private readonly counters = new Map<string, Map<string, number>>();
  private readonly gauges = new Map<string, () => number>();
  private readonly histograms = new Map<string, Map<string, Histogram>>();

  counter(name: string, help: string): (labels?: Readonly<Record<string, string>>, by?: number) => void {
    const values = new Map<string, number>();
    this.series.set(name, { help, kind: 'counter' });
    this.counters.set(name, values);
    return (labels = {}, by = 1) => {
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + by);
    };
  }

  gauge(name: string, help: string, value: () => number): void {
    this.series.set(name, { help, kind: 'gauge' });
    this.gauges.set(name, value);
  }

  histogram(name: string, help: string): (labels: Readonly<Record<string, string>>, seconds: number) => void {
    const values = new Map<string, Histogram>();
    this.series.set(name, { help, kind: 'histogram' });
    this.histograms.set(name, values);
    return (labels, seconds) => {
      const key = labelText(labels);
      let one = values.get(key);
      if (!one) {
        one = { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
        values.set(key, one);
      }
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) one.counts[bucket]!++;
      one.sum += seconds;
      one.count++;
    };
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, { help, kind }] of this.series) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`);
      if (kind === 'gauge') lines.push(`${name} ${this.gauges.get(name)!()}`);
      else if (kind === 'counter') lines.push(...this.counterLines(name));
      else for (const [labels, one] of this.histograms.get(name)!) lines.push(...histogramLines(name, labels, one));
    }
    return `${lines.join('\n')}\n`;
  }

  private counterLines(name: string): string[] {
    const values = this.counters.get(name)!;
    if (values.size === 0) return [`${name} 0`];
    return [...values].map(([labels, value]) => `${withLabels(name, labels)} ${value}`);
  }
}

function histogramLines(name: string, labels: string, { counts, sum, count }: Histogram): string[] {
  const bucket = (bound: string): string =>
    withLabels(`${name}_bucket`, [labels, `le="${bound}"`].filter(Boolean).join(','));
  let below = 0;
  return [
    ...BUCKETS.map((bound, i) => {
      below += counts[i]!;
      return `${bucket(String(bound))} ${below}`;
    }),
    `${bucket('+Inf')} ${count}`,
    `${withLabels(`${name}_sum`, labels)} ${sum}`,
    `${withLabels(`${name}_count`, labels)} ${count}`,
  ];
}

/** Metrics of the process. */
export function measureProcess(metrics: Metrics, sockets: () => number, rooms: () => number): void {
  metrics.gauge('black_angel_sockets', 'Sockets that are open.', sockets);
  metrics.gauge('black_angel_rooms', 'Tables in memory.', rooms);
  metrics.gauge('black_angel_heap_bytes', 'Memory in use by the program.', () => process.memoryUsage().heapUsed);
  metrics.gauge('black_angel_resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('black_angel_uptime_seconds', 'Since the server was started.', () => Math.round(process.uptime()));
}
