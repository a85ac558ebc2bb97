import type { Request } from 'express';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { OperatorSession } from '../store/repositories/operatorSessions.ts';
import { findTotp } from '../store/repositories/secondFactors.ts';
import { hasSigned } from './passkeys.ts';
import { redeemRecoveryCode } from './recoveryCodes.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import type { SignInLimits } from './signInLimits.ts';
import { spendTotpCode } from './totp.ts';

export interface FactorCheckDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly limits: SignInLimits;
}

interface GivenFactor {
  readonly code?: string;
  readonly passkey?: object;
}

/** How a code was right: it is used up now. */
async function spendCode(
  { db, secrets }: FactorCheckDeps,
  operatorId: number,
  code: string,
  now: Date,
): Promise<'totp' | 'recovery' | undefined> {
  const totp = await findTotp(db, operatorId);
  const secret = totp?.confirmedAt ? secrets.open(totp.sealedSecret, operatorId) : undefined;
  if (secret !== undefined && (await spendTotpCode(db, operatorId, secret, code, now))) return 'totp';
  return (await redeemRecoveryCode(db, secrets, operatorId, code)) ? 'recovery' : undefined;
}

/** Checks a second factor and records notable events in the audit log. Throws HttpProblem. */
export async function checkFactor(
  deps: FactorCheckDeps,
  req: Request,
  operator: OperatorSession,
  { code = '', passkey }: GivenFactor,
): Promise<void> {
  const { db, clock } = deps;
  const at = clock();
  const attempt = await deps.limits.beginFactor(operator.id);
  const how = passkey
    ? (await hasSigned(db, req, operator, passkey, at)) && 'passkey'
    : await spendCode(deps, operator.id, code.replaceAll(/\s/g, ''), at);
  const entry = { by: operator, merchantCode: null, at };
  if (!how) {
    await addAuditEntry(db, { ...entry, action: 'factor.refused' });
    throw new HttpProblem('factor.wrong');
  }
  await attempt.reset();
  if (how === 'recovery') await addAuditEntry(db, { ...entry, action: 'factor.codeUsed' });
}
