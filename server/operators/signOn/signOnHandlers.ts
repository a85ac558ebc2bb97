import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { hasRole } from '#schemas/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import { SIGNED_ON_PATH } from '#schemas/toolAddresses.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { OpenIdFailure, type OpenIdRegistration, type Redeemed, createOpenIdClient } from '../../http/openIdClient.ts';
import { hashToken } from '../../http/secretToken.ts';
import { addAuditEntry } from '../../store/audit.ts';
import { countAttempt } from '../../store/attempts.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/Database.ts';
import { findPersonBySubject } from '../../store/operators.ts';
import { markConfirmed } from '../../store/operatorSessions.ts';
import type { SecretBox } from '../../store/secretBox.ts';
import type { OperatorSessions } from '../operatorSession.ts';
import { sessionView } from '../sessionHandlers.ts';
import type { ToolAddress } from '../toolAddress.ts';
import { claimAt } from './claimAt.ts';
import { grantsOf } from './grantsOf.ts';
import { type SignedOn, operatorOf } from './operatorOf.ts';
import { PENDING_MS, beginPending, takePending } from './pendingSignOn.ts';

const SCOPES = ['openid', 'profile', 'email'];
const MINUTE_MS = 60_000;
/** Of who signs in there is no operator yet. */
const NOBODY = 0;
/** To confirm, a person logs in at the provider again: so many seconds ago at most, by the clocks of both. */
const CONFIRMED_WITHIN_S = 10 * 60;
/** After so long, operators sign in at the provider again, which says whether they still have their roles. */
const SESSION_MINUTES = 4 * 60;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly sessions: OperatorSessions;
  readonly toolAddress: ToolAddress;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly log: Logger;
}

/** An address as people write them; everything else that a provider calls one is left out. */
const MAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63})+$/u;
const LONGEST_MAIL = 200;

const mailOf = (value: unknown): string | undefined => {
  const mail = textOf(value)?.trim() ?? '';
  return MAIL.test(mail) && mail.length <= LONGEST_MAIL ? mail : undefined;
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const NO_ROLE = 'an operator got no role: no value of the claim is among the roles of the file that SINGLE_SIGN_ON names';

/** What the provider says of a person. The claim of roles is asked for where the id token leaves it out. */
async function signedOnBy(settings: SingleSignOn, { claims, userInfo }: Redeemed, log: Logger): Promise<SignedOn> {
  const told = claimAt(claims, settings.claim) === undefined ? { ...(await userInfo()), ...claims } : claims;
  const email = mailOf(told['email']);
  const grants = grantsOf(settings, claimAt(told, settings.claim));
  // Names of claims, never their values.
  if (!hasRole(grants))
    log.warn({ claim: settings.claim, isThere: claimAt(told, settings.claim) !== undefined, claims: Object.keys(told) }, NO_ROLE);
  return {
    subject: { issuer: claims.iss, subject: claims.sub },
    names: [textOf(told['preferred_username']), email, textOf(told['name']), claims.sub].flatMap((name) => name ?? []),
    email: told['email_verified'] === true ? email : undefined,
    grants,
  };
}

type SignOn = 'signInWays' | 'startSignOn' | 'finishSignOn' | 'startConfirmation' | 'finishConfirmation';

/** Signing in at the organisation's provider, and proving there again who it is. */
export function signOnHandlers(deps: Deps): Handlers<SignOn> {
  const { db, clock, singleSignOn, log } = deps;
  const client = createOpenIdClient();

  function settings(): SingleSignOn {
    if (singleSignOn === undefined) throw new HttpProblem('signOn.off');
    return singleSignOn;
  }

  /** What goes wrong is logged with its reason, and answered without. */
  async function atProvider<T>(exchange: (registration: OpenIdRegistration) => Promise<T>): Promise<T> {
    const { issuer, clientId, clientSecret: secret } = settings();
    try {
      return await exchange({ issuer: new URL(issuer), clientId, secret });
    } catch (error) {
      if (!(error instanceof OpenIdFailure)) throw error;
      log.warn({ issuer, reason: error.message }, 'an operator could not sign in at the provider');
      throw new HttpProblem(error.isRefusal ? 'signOn.refused' : 'signOn.unreachable');
    }
  }

  /** @param owner The operator who confirms who they are, or nobody of who signs in. */
  async function start(req: Request, res: Response, owner: number): Promise<{ url: string }> {
    settings();
    const redirectUri = `${deps.toolAddress(req)}${SIGNED_ON_PATH}`;
    const pending = beginPending({ secrets: deps.secrets, now: clock() }, req, res, { owner, redirectUri });
    const again = owner === NOBODY ? {} : { parameters: { prompt: 'login', max_age: '0' } };
    const scope = [...new Set([...SCOPES, ...(singleSignOn?.scopes ?? [])])].join(' ');
    return { url: await atProvider((registration) => client.startUrl(registration, { ...pending, scope, ...again })) };
  }

  async function finish(req: Request, res: Response, query: string, owner: number): Promise<SignedOn> {
    const pending = takePending({ secrets: deps.secrets, now: clock() }, req, res, owner);
    if (pending === undefined) throw new HttpProblem('signOn.expired');
    // The cookie can be sent again, which must not make another session of the same login.
    const { count } = await countAttempt(db, `sign-on:${hashToken(pending.state)}`, PENDING_MS, clock());
    if (count > 1) throw new HttpProblem('signOn.expired');
    const returned = new URL(pending.redirectUri);
    returned.search = query;
    const again = owner === NOBODY ? {} : { maxAgeS: CONFIRMED_WITHIN_S };
    return atProvider(async (registration) =>
      signedOnBy(settings(), await client.redeem(registration, { ...pending, returned, ...again }), log),
    );
  }

  return {
    signInWays: () => ({ provider: singleSignOn?.label ?? null }),

    startSignOn: ({ req, res }) => start(req, res, NOBODY),

    async finishSignOn({ req, res, body: { query } }) {
      const signedOn = await finish(req, res, query, NOBODY);
      const at = clock();
      try {
        const operator = await db.transaction((queries) => operatorOf(queries, signedOn, settings(), at));
        // Asking for a second factor is the provider's part.
        const session = await deps.sessions.begin(
          req,
          res,
          operator,
          at,
          (settings().sessionMinutes ?? SESSION_MINUTES) * MINUTE_MS,
        );
        await addAuditEntry(db, { by: session, merchantCode: null, action: 'session.started', at });
        return sessionView(session);
      } catch (error) {
        if (error instanceof HttpProblem) {
          const detail = { name: signedOn.names[0] };
          await addAuditEntry(db, { by: null, merchantCode: null, action: 'session.refused', detail, at });
        }
        throw error;
      }
    },

    startConfirmation: ({ req, res, operator }) => start(req, res, operator.id),

    async finishConfirmation({ req, res, body: { query }, operator }) {
      const { subject } = await finish(req, res, query, operator.id);
      const at = clock();
      if ((await findPersonBySubject(db, subject, at))?.id !== operator.id) throw new HttpProblem('signOn.refused');
      await markConfirmed(db, operator.sessionId, at);
      await addAuditEntry(db, { by: operator, merchantCode: null, action: 'session.confirmed', at });
    },
  };
}
