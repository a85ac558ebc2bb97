import { randomBytes } from 'node:crypto';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Attack, type Control, each } from './Attack.ts';
import { type Finding, NotShown } from './Finding.ts';
import { bodyAttacks } from './attacks/bodyAttacks.ts';
import { cacheAttacks } from './attacks/cacheAttacks.ts';
import { messageAttacks } from './attacks/messageAttacks.ts';
import { operatorAttacks } from './attacks/operatorAttacks.ts';
import { pageAttacks } from './attacks/pageAttacks.ts';
import { pathAttacks } from './attacks/pathAttacks.ts';
import { playerAttacks } from './attacks/playerAttacks.ts';
import { releaseAttacks } from './attacks/releaseAttacks.ts';
import { roleAttacks } from './attacks/roleAttacks.ts';
import { slowAttacks } from './attacks/slowAttacks.ts';
import { targetAttacks } from './attacks/targetAttacks.ts';
import { isPage, servesHome } from './controls.ts';
import { type Answered, exchange } from './exchange.ts';
import { type Scene, createScene } from './Scene.ts';
import type { Target } from './Target.ts';

const groups: Readonly<Record<string, readonly Attack[]>> = {
  'Targets, hosts, redirects': targetAttacks,
  Paths: pathAttacks,
  Messages: messageAttacks,
  Bodies: bodyAttacks,
  Caches: cacheAttacks,
  Pages: pageAttacks,
  'Operators without a session': operatorAttacks,
  'Operators with a role': roleAttacks,
  'Drafts, releases, pictures, webhooks': releaseAttacks,
  Players: playerAttacks,
  'Slow requests': slowAttacks,
};

/**
 * The defences that attacks try, by their rows in docs/security.md.
 *
 * @public The test of the mutations compares them with the table.
 */
export const attackedDefences: ReadonlySet<string> = new Set(
  Object.values(groups).flatMap((attacks) => attacks.map(({ defence }) => defence)),
);

export interface Tried {
  readonly group: string;
  readonly name: string;
  readonly defence: string;
  /** `not shown`: its route did not work for a permitted caller, so nothing is known about its defence. */
  readonly outcome: 'held' | 'failed' | 'not shown';
  /** The observation. */
  readonly seen: string;
}

const reasonOf = (error: unknown): string => (error instanceof NotShown ? error.message : String(error));

/** Undefined if the server answered without an error of its own. */
const faultOf = ({ status, hungUp }: Answered, mayHangUp: boolean): Finding => {
  if (status === 0) return mayHangUp && hungUp ? undefined : hungUp ? 'hung up without an answer' : 'no answer';
  return status >= 500 ? `answered ${status}` : undefined;
};

type Outcome = Pick<Tried, 'outcome' | 'seen'>;

/** Asks a control once in a group. */
function rememberControls(scene: Scene) {
  const results = new Map<Control, Promise<Finding>>();
  return (control: Control): Promise<Finding> => {
    const result = results.get(control) ?? control(scene).catch(reasonOf);
    results.set(control, result);
    return result;
  };
}

async function tryOne(scene: Scene, attack: Attack, ask: (control: Control) => Promise<Finding>): Promise<Outcome> {
  const { control, mayHangUp = false } = attack;
  const closed = await ask(control);
  if (closed !== undefined) return { outcome: 'not shown', seen: closed };
  try {
    const answers = [await attack.attack(scene)].flat();
    if (answers.length === 0) return { outcome: 'not shown', seen: 'nothing was sent' };
    const fault = answers.map((answered) => faultOf(answered, mayHangUp)).find((one) => one !== undefined);
    const found = fault ?? attack.holds(answers);
    if (found !== undefined) return { outcome: 'failed', seen: found };
    // It hung up: only on this request, or has it crashed?
    const gone = mayHangUp && answers.some(({ status }) => status === 0) ? await control(scene).catch(reasonOf) : undefined;
    return gone === undefined ? { outcome: 'held', seen: '' } : { outcome: 'failed', seen: `afterwards: ${gone}` };
  } catch (error) {
    return { outcome: 'not shown', seen: reasonOf(error) };
  }
}

/** After each group the server must still be there, and still serve. */
const survives = (group: string): Attack => ({
  name: `serving players after: ${group}`,
  defence: 'slow-request',
  control: servesHome,
  attack: (scene) => exchange(scene, { path: paths.home }),
  holds: each(isPage),
});

interface Choice {
  /** Leaves out attacks that take many seconds. */
  readonly isQuick: boolean;
  /** Only attacks on these defences. */
  readonly defences?: ReadonlySet<string> | undefined;
}

/** Runs every selected attack, one after another, and removes the operators that it has created. */
export async function runAttacks(
  target: Target,
  { isQuick, defences }: Choice,
  report: (tried: Tried) => void = () => undefined,
): Promise<readonly Tried[]> {
  const scene = createScene(target, randomBytes(4).toString('hex'));
  const tried: Tried[] = [];
  for (const [group, attacks] of Object.entries(groups)) {
    const ask = rememberControls(scene);
    const wanted = attacks.filter(({ isSlow, defence }) => !(isQuick && isSlow) && (defences?.has(defence) ?? true));
    for (const attack of wanted.length === 0 ? [] : [...wanted, survives(group)]) {
      const { name, defence } = attack;
      const one = { group, name, defence, ...(await tryOne(scene, attack, ask)) };
      tried.push(one);
      report(one);
    }
  }
  await scene.close();
  return tried;
}
