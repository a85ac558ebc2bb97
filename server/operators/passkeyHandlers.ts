import { MAX_PASSKEYS } from '#schemas/edges/api/factors.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { addPasskey, listPasskeys, removePasskey } from '../store/repositories/secondFactors.ts';
import { type FactorDeps, afterAdding, afterRemoving } from './factorHandlers.ts';
import { passkeyOptionsFor, readNewPasskey } from './passkeys.ts';

/** An operator's passkeys: added and removed. */
export function passkeyHandlers(deps: FactorDeps): Handlers<'passkeyOptions' | 'addPasskey' | 'removePasskey'> {
  const { db, clock } = deps;
  return {
    passkeyOptions: ({ req, operator }) => passkeyOptionsFor(db, req, operator),

    async addPasskey({ req, body: { name: entered, passkey }, operator }) {
      const made = await readNewPasskey(db, req, operator, passkey);
      if (made === undefined) throw new HttpProblem('factor.wrong');
      const name = entered.trim();
      return db.transaction(async (queries) => {
        if ((await listPasskeys(queries, operator.id)).length >= MAX_PASSKEYS) throw new HttpProblem('factor.tooMany');
        await addPasskey(queries, operator.id, { ...made, name }, clock());
        return afterAdding(deps, queries, operator, { kind: 'passkey', name });
      });
    },

    removePasskey: ({ params: { passkey }, operator }) =>
      db.transaction(async (queries) => {
        const name = await removePasskey(queries, operator.id, passkey);
        if (name === undefined) throw new HttpProblem('factor.unknown');
        await afterRemoving(deps, queries, operator, { kind: 'passkey', name });
      }),
  };
}
