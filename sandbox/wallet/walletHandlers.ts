import type { WalletAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { Database } from '#server/store/database/Database.ts';
import type { Clock } from '#server/store/clock/clock.ts';
import { readBody } from '../calls/readBody.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** CALL-65 and CALL-66: the member's balance. Stored exactly; a number only on the wire, as platforms send it. */
export function walletHandlers(deps: Deps): Pick<Handlers, 'wallet' | 'walletTransfer'> {
  async function balanceOf({ account }: MemberContext): Promise<WalletAnswer> {
    const [wallet] = await deps.db.query<{ balance: string }>('select balance from wallets where account_id = $1', [account.id]);
    return { sumBalance: Number(wallet?.balance ?? 0) };
  }
  return {
    wallet: balanceOf,
    // Every game here plays from the one wallet, so there is nothing to move.
    walletTransfer: async (context) => {
      readBody('walletTransfer', context.body);
      return balanceOf(context);
    },
  };
}
