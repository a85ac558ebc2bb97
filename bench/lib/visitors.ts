import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Answered {
  /** From the moment when it was due, in ms: a request that waits for an earlier one is late, too. */
  readonly ms: number;
  readonly status: number;
}

interface Visit {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Visitors {
  /** The next request. */
  readonly next: () => Visit;
  readonly perSecond: number;
  readonly until: AbortSignal;
  /** Address that they come from: any of 127.0.0.0/8 is this machine. */
  readonly from?: string;
  /** So many requests are under way at most; one that is due then is left out. */
  readonly atOnce?: number;
}

const ask = (agent: Agent, { port, host, path, headers }: Visit): Promise<number> =>
  new Promise((resolve) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'br', 'accept-language': 'en', ...headers } },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    );
    asked.on('error', () => resolve(0)).end();
  });

/** Visitors who ask at fixed moments, however long answers take. */
export async function visit({ next, perSecond, until, from, atOnce = Infinity }: Visitors): Promise<readonly Answered[]> {
  const agent = new Agent({ keepAlive: true, ...(from === undefined ? {} : { localAddress: from }) });
  const answered: Answered[] = [];
  const begun = performance.now();
  let underWay = 0;
  for (let count = 0; !until.aborted; count += 1) {
    const due = begun + (count * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await delay(early);
    if (underWay >= atOnce) continue;
    underWay += 1;
    void ask(agent, next()).then((status) => {
      underWay -= 1;
      answered.push({ ms: performance.now() - due, status });
    });
  }
  while (underWay > 0) await delay(10);
  agent.destroy();
  return answered;
}
