import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const HAPPENINGS = [
  'answers',
  'bot-answers',
  'ordered-answers',
  'conflicts',
  'asides',
  'notices',
  'notices-in-vain',
] as const;
type Happening = (typeof HAPPENINGS)[number];

/** What is counted, in Prometheus' form. */
export class Metrics {
  readonly registry = new Registry();
  private readonly happened = new Counter({
    name: 'vedette_happened_total',
    help: 'Answers taken, bots’ answers, conflicts of two processes, matches set aside.',
    labelNames: ['what'] as const,
    registers: [this.registry],
  });
  private readonly faults = new Counter({
    name: 'vedette_faults_total',
    help: 'Things that broke.',
    registers: [this.registry],
  });
  private readonly append = new Histogram({
    name: 'vedette_append_seconds',
    help: 'From an entry to its place on disk.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  /** Everything that is counted is there from the start, as nothing yet. */
  constructor(gauges: Readonly<Record<string, { readonly help: string; readonly value: () => number }>>) {
    collectDefaultMetrics({ register: this.registry });
    for (const what of HAPPENINGS) this.happened.inc({ what }, 0);
    for (const [name, { help, value }] of Object.entries(gauges))
      this.registry.registerMetric(
        new Gauge({
          name: `vedette_${name}`,
          help,
          registers: [],
          collect() {
            this.set(value());
          },
        }),
      );
  }

  counted(what: Happening): void {
    this.happened.inc({ what });
  }

  appended(seconds: number): void {
    this.append.observe(seconds);
  }

  fault(): void {
    this.faults.inc();
  }
}
