import { paths } from '#schemas/addresses.ts';
import { type Attack, LeftOut, type Target } from './Attack.ts';
import { bodyAttacks } from './attacks/bodyAttacks.ts';
import { cacheAttacks } from './attacks/cacheAttacks.ts';
import { messageAttacks } from './attacks/messageAttacks.ts';
import { operatorAttacks } from './attacks/operatorAttacks.ts';
import { pageAttacks } from './attacks/pageAttacks.ts';
import { pathAttacks } from './attacks/pathAttacks.ts';
import { slowAttacks } from './attacks/slowAttacks.ts';
import { targetAttacks } from './attacks/targetAttacks.ts';
import { exchange } from './exchange.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  'Targets, hosts, redirects': targetAttacks,
  Paths: pathAttacks,
  Messages: messageAttacks,
  Bodies: bodyAttacks,
  Caches: cacheAttacks,
  Operators: operatorAttacks,
  Pages: pageAttacks,
  'Slow requests': slowAttacks,
};

/** However an attack goes, the next one gets its turn. */
const LONGEST_MS = 60_000;

export interface Tried {
  readonly group: string;
  readonly name: string;
  readonly outcome: 'held' | 'failed' | 'left out';
  /** What was seen, or why it was left out. */
  readonly seen: string;
}

async function tryOne(target: Target, attack: Attack): Promise<Omit<Tried, 'group'>> {
  const { name } = attack;
  let timer: NodeJS.Timeout | undefined;
  try {
    const tooLong = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('took too long'), LONGEST_MS);
    });
    const seen = await Promise.race([attack.run(target), tooLong]);
    return seen === undefined ? { name, outcome: 'held', seen: '' } : { name, outcome: 'failed', seen };
  } catch (error) {
    if (error instanceof LeftOut) return { name, outcome: 'left out', seen: error.message };
    return { name, outcome: 'failed', seen: String(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** After each group the server must still be there, and still serve. */
const survives = (group: string): Attack => ({
  name: `serving players after: ${group}`,
  async run(target) {
    const { status } = await exchange(target, { path: paths.home });
    return status === 200 ? undefined : `answered ${status}`;
  },
});

/**
 * Tries every attack, one after the other.
 *
 * @param isQuick Leaves out those that take many seconds.
 */
export async function runAttacks(target: Target, isQuick: boolean): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const [group, attacks] of Object.entries(groups)) {
    const wanted = attacks.filter(({ isSlow }) => !isQuick || isSlow !== true);
    for (const attack of wanted.length === 0 ? [] : [...wanted, survives(group)])
      tried.push({ group, ...(await tryOne(target, attack)) });
  }
  return tried;
}
