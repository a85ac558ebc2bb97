import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { TimePlatform } from '../platform/TimePlatform.ts';
import { type Readiness, readinesses } from '../store/database/Database.ts';
import { requestKind } from './requestKind.ts';
import { type Vital, vitalNames, vitals } from '#schemas/edges/visits/vitals.ts';

/** In seconds. Kept pages take less than a millisecond; a platform may take ten seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values that are read at every request for the metrics. */
export interface Watched {
  readonly openStreams: () => number;
  readonly liveMerchants: () => number;
  readonly readiness: () => Promise<Readiness>;
}

export interface Metrics {
  /** Counts and times a request once its answer is over. */
  note(req: IncomingMessage, res: ServerResponse): void;
  readonly timePlatform: TimePlatform;
  noteStoreFault(): void;
  /** What a player's page has reported. */
  noteVital(vital: Vital, value: number): void;
  watch(watched: Watched): void;
  /** All of them, as Prometheus reads them. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** For each vital one. */
const vitalHistograms = (registers: Registry[]): ReadonlyMap<Vital, Histogram> =>
  new Map(
    vitalNames.map((vital) => [
      vital,
      new Histogram({
        name: `livery_visit_${vital.toLowerCase()}`,
        help: `${vital} of visits, as players' pages report it: ${vital === 'CLS' ? 'thousandths' : 'milliseconds'}.`,
        buckets: [...vitals[vital].steps],
        registers,
      }),
    ]),
  );

function addGauges(registers: Registry[], { openStreams, liveMerchants, readiness }: Watched): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('livery_event_streams', 'Open streams of events: pages that follow releases, and operators.', openStreams);
  gauge('livery_live_merchants', 'Merchants that are live.', liveMerchants);
  new Gauge({
    name: 'livery_store_readiness',
    help: 'What the store can do now: 1 for the state that it is in.',
    labelNames: ['state'],
    registers,
    async collect() {
      const now = await readiness();
      for (const state of readinesses) this.set({ state }, state === now ? 1 : 0);
    },
  });
}

/** Numbers about this process, without anything about a visitor: no address, no name, no path. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'livery_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by what it is for and the class of its status. Streams of events are left out.',
    labelNames: ['kind', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const calls = new Histogram({
    name: 'livery_platform_call_duration_seconds',
    help: 'Time that the merchant platform took to answer, by call; outcome is answered or failed (not reached, too slow, too long).',
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const faults = new Counter({
    name: 'livery_store_faults_total',
    help: 'What broke between this node and its store: a connection, notifications, the room on the disk.',
    registers,
  });

  const histograms = vitalHistograms(registers);

  return {
    note(req, res) {
      const kind = requestKind(req.url ?? '');
      if (kind === 'stream') return;
      const begun = performance.now();
      res.once('close', () => {
        requests.observe({ kind, status: `${Math.floor(res.statusCode / 100)}xx` }, (performance.now() - begun) / 1000);
      });
    },
    async timePlatform(call, work) {
      const end = calls.startTimer({ call });
      try {
        const answer = await work();
        end({ outcome: 'answered' });
        return answer;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
    noteStoreFault: () => faults.inc(),
    noteVital: (vital, value) => histograms.get(vital)?.observe(value),
    watch: (watched) => addGauges(registers, watched),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
