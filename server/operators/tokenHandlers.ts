import type { tokenRoutes } from '#schemas/edges/api/tokenRoutes.ts';
import { type RoleGrants, hasRole, isWithin } from '#schemas/edges/api/roleGrants.ts';
import { MAX_TOKENS, TOKEN_DAYS_DEFAULT, TOKEN_PREFIX, type TokenView } from '#schemas/edges/api/tokens.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { createToken, hashToken } from '../store/secrets/secretToken.ts';
import { type StoredToken, addApiToken, listApiTokens, revokeApiToken } from '../store/repositories/apiTokens.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { notifyOperatorChange } from '../store/repositories/operatorSessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A token without its secret, of which only the hash is stored. */
export const tokenView = ({ createdAt, expiresAt, usedAt, ...token }: StoredToken): TokenView => ({
  ...token,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** Throws HttpProblem for roles that a token of this operator may not have. */
function checkRoles(wanted: RoleGrants, ownerRoles: RoleGrants): void {
  if (!hasRole(wanted)) throw new HttpProblem('token.noRole');
  if (!isWithin(wanted, ownerRoles)) throw new HttpProblem('token.roleTooHigh');
}

/** Tokens by which programs use the API on an operator's behalf: created, listed, revoked. */
export const tokenHandlers = ({
  db,
  clock,
}: {
  readonly db: Database;
  readonly clock: Clock;
}): Handlers<keyof typeof tokenRoutes> => ({
  ownTokens: async ({ operator: { id } }) => (await listApiTokens(db, id)).map(tokenView),

  async addToken({ body: { name: entered, roles, days = TOKEN_DAYS_DEFAULT }, operator }) {
    checkRoles(roles, operator.roles);
    const at = clock();
    const name = entered.trim();
    const secret = `${TOKEN_PREFIX}${createToken()}`;
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    const added = await db.transaction(async (queries) => {
      if ((await listApiTokens(queries, operator.id)).length >= MAX_TOKENS) throw new HttpProblem('token.tooMany');
      const detail = { name, roles, expiresAt: expiresAt.toISOString() };
      await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'token.added', detail, at });
      return addApiToken(queries, { tokenHash: hashToken(secret), operatorId: operator.id, name, roles, at, expiresAt });
    });
    return { token: tokenView(added), secret };
  },

  revokeToken: ({ params: { token }, operator }) =>
    db.transaction(async (queries) => {
      const at = clock();
      const name = await revokeApiToken(queries, operator.id, token, at);
      if (name === undefined) throw new HttpProblem('token.unknown');
      await notifyOperatorChange(queries, operator.id);
      await addAuditEntry(queries, { by: operator, merchantCode: null, action: 'token.revoked', detail: { name }, at });
    }),
});
