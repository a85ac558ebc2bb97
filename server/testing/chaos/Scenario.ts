import { setTimeout as delay } from 'node:timers/promises';
import type { TemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { ask } from '../ask.ts';
import { type TestNode, killNode, startNode } from '../startNode.ts';
import { OPERATOR_HOST } from '../startTestServer.ts';
import type { Ledger } from './Ledger.ts';

const LOOK_EVERY_MS = 5;

export interface Outcome {
  readonly acknowledged: number;
  readonly refused: number;
  readonly lost: readonly string[];
  /** What else went wrong, such as a server that was not ready. */
  readonly faults: readonly string[];
}

export interface Surroundings {
  /** A fresh database for nodes: as their environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly around?: readonly string[];
  readonly postgres?: TemporaryPostgres;
  /** Says how far a long scenario is. */
  readonly onProgress?: ((text: string) => void) | undefined;
}

/** Gives nothing where this machine lacks what it takes. */
export type Scenario = (place: Surroundings) => Promise<Outcome | undefined>;

/** Lets a writer work while something happens, then waits for it. */
export async function during(ledger: Ledger, node: TestNode, happens: () => Promise<unknown>): Promise<void> {
  const stopping = new AbortController();
  const writing = ledger.write(node, stopping.signal);
  try {
    await happens();
  } finally {
    stopping.abort();
    await writing;
  }
}

/**
 * Waits until a server has acknowledged so many more changes, or refused them, however long a busy machine takes. Throws where the server
 * has ended, because then nothing comes any more.
 */
export async function more(ledger: Ledger, kind: 'acknowledged' | 'refused', node: TestNode, count = 3): Promise<void> {
  const enough = ledger[kind] + count;
  while (ledger[kind] < enough) {
    if (node.child.exitCode !== null || node.child.signalCode !== null) throw new Error('the server has ended');
    await delay(LOOK_EVERY_MS);
  }
}

export const readinessOf = async (node: TestNode): Promise<number> => (await ask(node.port, OPERATOR_HOST, '/readyz')).status;

/** Kills the node, starts it again and compares. */
export async function restartAndCheck(node: TestNode, ledger: Ledger, { env, around }: Surroundings): Promise<void> {
  await killNode(node);
  const again = await startNode(env, around);
  await ledger.check(again);
  await killNode(again);
}

export const outcomeOf = ({ acknowledged, refused, lost }: Ledger, faults: readonly string[] = []): Outcome => ({
  acknowledged,
  refused,
  lost,
  faults,
});
