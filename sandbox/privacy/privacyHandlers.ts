import { randomUUID } from 'node:crypto';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { proveOwner } from '../recovery/proveOwner.ts';
import { settleWithdrawals } from '../wallet/ledgerQueries.ts';
import { eraseAccount, keepMoney, readMoney } from './eraseAccount.ts';
import { readOwnData } from './ownData.ts';

const DAY_MS = 86_400_000;

/**
 * CALL-107. Money is never taken silently: a waiting withdrawal must end first, and a balance is forfeited only if the request states it
 * exactly.
 */
async function deleteAccount(parts: SandboxParts, context: MemberContext): Promise<undefined> {
  const { db, clock } = parts;
  const { merchantCode, site, account } = context;
  const now = clock();
  const body = readBody('deleteAccount', context.body);
  const { spendProof } = await proveOwner(parts, context, account, body);
  await settleWithdrawals(db, now);
  const { keepMoneyDays } = site.full.template.behaviour.member;
  const [mark, keepUntil] = [randomUUID(), new Date(now.getTime() + keepMoneyDays * DAY_MS)];
  await db.transaction(async (queries) => {
    const { balance, waiting } = await readMoney(queries, account.id);
    if (waiting > 0) throw refuse('account.withdrawal');
    if (Number(balance) !== (body.forfeits ?? 0)) throw refuse('account.balance', { balance: Number(balance) });
    await spendProof?.(queries);
    if (keepMoneyDays > 0) {
      await keepMoney(queries, { accountId: account.id, merchantCode, mark, forfeited: balance, now, keepUntil });
    }
    await eraseAccount(queries, account);
  });
  return undefined;
}

/** Export and deletion of a member's own data (CALL-106, CALL-107). */
export const privacyHandlers = (parts: SandboxParts): Pick<Handlers, 'exportOwnData' | 'deleteAccount'> => ({
  exportOwnData: async ({ account }) => ({
    exportedAt: parts.clock().toISOString(),
    ...(await readOwnData(parts.db, account.id)),
  }),
  deleteAccount: (context) => deleteAccount(parts, context),
});
