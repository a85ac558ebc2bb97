import type { FactorsView } from '#schemas/edges/api/factors.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import type { OperatorSession } from '../store/repositories/operatorSessions.ts';
import {
  confirmTotp,
  countRecoveryCodes,
  findTotp,
  hasSecondFactor,
  listPasskeys,
  markFactorGiven,
  offerTotp,
  removeTotp,
  setRecoveryCodes,
} from '../store/repositories/secondFactors.ts';
import type { OperatorSessions } from './operatorSession.ts';
import { firstRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import type { SignInLimits } from './signInLimits.ts';
import { newTotp, spendTotpCode } from './totp.ts';

export interface FactorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly sessions: Pick<OperatorSessions, 'requiresFactor'>;
  readonly limits: SignInLimits;
}

/** What follows from a factor that was added: it counts for this session, and the first one brings recovery codes. */
export async function afterAdding(
  { secrets, clock }: FactorDeps,
  queries: Queries,
  operator: OperatorSession,
  detail: Readonly<Record<string, unknown>>,
): Promise<{ readonly codes: readonly string[] }> {
  const at = clock();
  await markFactorGiven(queries, operator.sessionId, at);
  await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'factor.added', detail, at });
  return { codes: await firstRecoveryCodes(queries, secrets, operator.id) };
}

/** What follows from a factor that was removed. Throws HttpProblem if the role requires one and none is left. */
export async function afterRemoving(
  { sessions, clock }: FactorDeps,
  queries: Queries,
  operator: OperatorSession,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!(await hasSecondFactor(queries, operator.id))) {
    if (sessions.requiresFactor(operator.roles)) throw new HttpProblem('factor.required');
    await setRecoveryCodes(queries, operator.id, []);
  }
  await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'factor.removed', detail, at: clock() });
}

type Factors = 'factors' | 'offerTotp' | 'confirmTotp' | 'removeTotp' | 'newRecoveryCodes';

/** An operator's one-time codes and recovery codes. */
export function factorHandlers(deps: FactorDeps): Handlers<Factors> {
  const { db, clock, secrets, sessions } = deps;
  return {
    async factors({ operator: { id, roles } }): Promise<FactorsView> {
      const totp = await findTotp(db, id);
      const passkeys = await listPasskeys(db, id);
      return {
        isRequired: sessions.requiresFactor(roles),
        totpSince: totp?.confirmedAt?.toISOString() ?? null,
        passkeys: passkeys.map(({ id: passkey, name, createdAt, usedAt }) => ({
          id: passkey,
          name,
          createdAt: createdAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        recoveryCodes: await countRecoveryCodes(db, id),
      };
    },

    async offerTotp({ operator: { id, name } }) {
      const offer = newTotp(name);
      if (!(await offerTotp(db, id, secrets.seal(offer.secret, id), clock()))) throw new HttpProblem('factor.exists');
      return offer;
    },

    async confirmTotp({ body: { code }, operator }) {
      const at = clock();
      const totp = await findTotp(db, operator.id);
      if (totp === undefined) throw new HttpProblem('factor.unknown');
      if (totp.confirmedAt !== null) throw new HttpProblem('factor.exists');
      const attempt = await deps.limits.beginFactor(operator.id);
      const secret = secrets.open(totp.sealedSecret, operator.id);
      const added = await db.transaction(async (queries) => {
        if (!(await spendTotpCode(queries, operator.id, secret, code.replaceAll(/\s/g, ''), at)))
          throw new HttpProblem('factor.wrong');
        await confirmTotp(queries, operator.id, at);
        return afterAdding(deps, queries, operator, { kind: 'totp' });
      });
      await attempt.reset();
      return added;
    },

    removeTotp: ({ operator }) =>
      db.transaction(async (queries) => {
        if (!(await removeTotp(queries, operator.id))) throw new HttpProblem('factor.unknown');
        await afterRemoving(deps, queries, operator, { kind: 'totp' });
      }),

    newRecoveryCodes: ({ operator }) =>
      db.transaction(async (queries) => {
        if (!(await hasSecondFactor(queries, operator.id))) throw new HttpProblem('factor.unknown');
        await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'factor.codesMade', at: clock() });
        return { codes: await makeRecoveryCodes(queries, secrets, operator.id) };
      }),
  };
}
