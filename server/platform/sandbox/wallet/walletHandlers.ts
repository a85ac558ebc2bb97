import type { Database } from '../../../store/Database.ts';
import { requireAccount } from '../accounts/sessions.ts';
import type { Clock } from '../../clock.ts';
import type { Handlers } from '../CallContext.ts';

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
}

/** CALL-65: the member's balance. Stored exactly; a number only on the wire, as platforms send it. */
export const walletHandlers = (needs: Needs): Pick<Handlers, 'wallet'> => ({
  wallet: async (context) => {
    const { id } = await requireAccount(needs, context);
    const [wallet] = await needs.db.query<{ balance: string }>('select balance from wallets where account_id = $1', [id]);
    return { sumBalance: Number(wallet?.balance ?? 0) };
  },
});
