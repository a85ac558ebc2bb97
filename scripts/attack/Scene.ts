import type { OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import { NotShown } from './Finding.ts';
import { exchange } from './exchange.ts';
import { type Operator, acceptLink, fieldOf, signIn } from './Operator.ts';
import type { Target } from './Target.ts';

/**
 * The merchant whose drafts, rules and pictures are attacked. Merchants cannot be removed, so it stays for the next run; nothing of it is live.
 */
export const ATTACKED = 'attacked';

/** One of the attacks' own operators: with a role at `ATTACKED` alone, or everywhere. */
export type Part = OperatorRole | 'colleague' | 'overseer';

/** A target, and the operators that attacks sign in as. */
export interface Scene extends Target {
  /** Sets this run apart from others. */
  readonly run: string;
  /** The operator that the target names. */
  admin(): Promise<Operator>;
  /** An operator of this run's own: of that role, `colleague` as publisher; `overseer` administers everything. Made when first asked for. */
  as(part: Part): Promise<Operator>;
  /** Another operator of this run, used by no other attack. */
  someone(role: OperatorRole): Promise<Operator>;
  /** Removes the operators that were made. */
  close(): Promise<void>;
}

const FIRST_STATUS = 200;

async function makeMerchant(admin: Operator): Promise<void> {
  const existing = await admin.ask('GET', `/merchants/${ATTACKED}`);
  if (existing.status === FIRST_STATUS) return;
  const body = { merchantCode: ATTACKED, title: 'Attacked', from: 'base' };
  const made = await admin.ask('POST', '/merchants', body);
  if (made.status !== 201) throw new NotShown(`no merchant to attack: ${made.status} ${made.code}`);
}

const roleOf = (part: Part): OperatorRole => (part === 'colleague' ? 'publisher' : part === 'overseer' ? 'admin' : part);

/** `admin` and functions that need it throw `NotShown` if no operator is named or the sign-in fails. */
export function createScene(target: Target, run: string): Scene {
  const made: { readonly id: number; readonly name: string }[] = [];
  let admin: Promise<Operator> | undefined;
  const parts = new Map<Part, Promise<Operator>>();

  async function signInAdmin(): Promise<Operator> {
    const { operator } = target;
    if (operator === undefined) throw new NotShown('nobody to sign in as: give --operator name:password');
    const signedIn = await signIn(target, operator.name, operator.password);
    if (signedIn.stage !== 'full')
      throw new NotShown(`${operator.name} must give a second factor: name an administrator who need not`);
    await makeMerchant(signedIn);
    return signedIn;
  }

  const scene: Scene = {
    ...target,
    run,
    admin: () => (admin ??= signInAdmin()),
    as(part) {
      const existing = parts.get(part) ?? make(part, part === 'overseer');
      parts.set(part, existing);
      return existing;
    },
    someone: (role) => make(role, false),
    async close() {
      if (made.length === 0) return;
      const remover = await signInAdmin();
      for (const { id } of made) {
        await remover.ask('PUT', `/people/${id}/state`, { isDisabled: true });
        await remover.ask('DELETE', `/people/${id}/name`);
      }
    },
  };

  async function make(part: Part, isEverywhere: boolean): Promise<Operator> {
    const role = roleOf(part);
    const name = `attack-${part}-${run}-${made.length}`;
    const roles = isEverywhere ? { all: role, merchants: {} } : { all: null, merchants: { [ATTACKED]: role } };
    const inviter = await scene.admin();
    const invited = await inviter.ask('POST', '/people', { name, roles, language: 'EN' });
    const url = fieldOf(invited, 'url');
    if (typeof url !== 'string') throw new NotShown(`could not invite ${name}: ${invited.status} ${invited.code}`);
    const { id } = fieldOf(invited, 'person') as { readonly id: number }; // the schema of the answer says so
    made.push({ id, name });
    return acceptLink(target, name, id, url.split('/').at(-1) ?? '');
  }

  return scene;
}

/** Whether anything answers at all. Gives why not. */
export async function unreachable(target: Target): Promise<string | undefined> {
  const { status } = await exchange(target, { path: '/healthz', host: target.tool });
  return status === 200 ? undefined : `/healthz ${status === 0 ? 'gives no answer' : `answers ${status}`}`;
}
