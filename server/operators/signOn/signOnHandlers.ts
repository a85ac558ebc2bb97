import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { SIGNED_ON_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import { type OpenIdClient, OpenIdFailure, type OpenIdRegistration } from '../../http/outgoing/openIdClient.ts';
import { hashToken } from '../../store/secrets/secretToken.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import { countAttempt } from '../../store/repositories/attempts.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database } from '../../store/database/Database.ts';
import { findPersonBySubject } from '../../store/repositories/operators.ts';
import { markConfirmed } from '../../store/repositories/operatorSessions.ts';
import type { SecretBox } from '../../store/secrets/secretBox.ts';
import type { OperatorSessions } from '../operatorSession.ts';
import { sessionView } from '../sessionHandlers.ts';
import type { ToolAddress } from '../toolAddress.ts';
import { type SignedOn, operatorOf } from './operatorOf.ts';
import { PENDING_MS, beginPending, takePending } from './pendingSignOn.ts';
import { registrationOf, signedOnBy } from './signedOnBy.ts';

const SCOPES = ['openid', 'profile', 'email'];
const MINUTE_MS = 60_000;
/** At a sign-in there is no operator yet. */
const NOBODY = 0;
/** To confirm, a person logs in at the provider again: so many seconds ago at most, by the clocks of both. */
const CONFIRMED_WITHIN_S = 10 * 60;
/** After so long, operators sign in at the provider again. */
const SESSION_MINUTES = 4 * 60;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly client: OpenIdClient;
  readonly sessions: OperatorSessions;
  readonly toolAddress: ToolAddress;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly log: Logger;
}

const NOT_ASKED_AGAIN =
  'the provider gave no refresh token: a role that it withdraws lives until the session ends. Most give one for the scope offline_access, which `scopes` of the file that SINGLE_SIGN_ON names can ask for';

interface Finished {
  readonly signedOn: SignedOn;
  readonly refreshToken: string | undefined;
}

/** The way to the provider and back. */
function providerVisits(deps: Omit<Deps, 'sessions'>) {
  const { db, clock, client, singleSignOn, log } = deps;

  function settings(): SingleSignOn {
    if (singleSignOn === undefined) throw new HttpProblem('signOn.off');
    return singleSignOn;
  }

  /** What goes wrong is logged with its reason, and answered without. */
  async function atProvider<T>(exchange: (registration: OpenIdRegistration) => Promise<T>): Promise<T> {
    const registration = registrationOf(settings());
    try {
      return await exchange(registration);
    } catch (error) {
      if (!(error instanceof OpenIdFailure)) throw error;
      log.warn({ issuer: registration.issuer.href, reason: error.message }, 'an operator could not sign in at the provider');
      throw new HttpProblem(error.isRefusal ? 'signOn.refused' : 'signOn.unreachable');
    }
  }

  /** @param owner The operator who confirms their identity; undefined for a sign-in. */
  async function start(req: Request, res: Response, owner: number): Promise<{ url: string }> {
    settings();
    const redirectUri = `${deps.toolAddress(req)}${SIGNED_ON_PATH}`;
    const pending = beginPending({ secrets: deps.secrets, now: clock() }, req, res, { owner, redirectUri });
    const again = owner === NOBODY ? {} : { parameters: { prompt: 'login', max_age: '0' } };
    const scope = [...new Set([...SCOPES, ...(singleSignOn?.scopes ?? [])])].join(' ');
    return { url: await atProvider((registration) => client.startUrl(registration, { ...pending, scope, ...again })) };
  }

  async function finish(req: Request, res: Response, query: string, owner: number): Promise<Finished> {
    const pending = takePending({ secrets: deps.secrets, now: clock() }, req, res, owner);
    if (pending === undefined) throw new HttpProblem('signOn.expired');
    // The cookie can be sent again, which must not make another session of the same login.
    const { count } = await countAttempt(db, `sign-on:${hashToken(pending.state)}`, PENDING_MS, clock());
    if (count > 1) throw new HttpProblem('signOn.expired');
    const returned = new URL(pending.redirectUri);
    returned.search = query;
    const again = owner === NOBODY ? {} : { maxAgeS: CONFIRMED_WITHIN_S };
    return atProvider(async (registration) => {
      const redeemed = await client.redeem(registration, { ...pending, returned, ...again });
      return { signedOn: await signedOnBy(settings(), redeemed, log), refreshToken: redeemed.refreshToken() };
    });
  }

  return { settings, start, finish };
}

type SignOn = 'signInWays' | 'startSignOn' | 'finishSignOn' | 'startConfirmation' | 'finishConfirmation';

/** Signing in at the organisation's provider, and proving there again who it is. */
export function signOnHandlers(deps: Deps): Handlers<SignOn> {
  const { db, clock, sessions, singleSignOn, log } = deps;
  const { settings, start, finish } = providerVisits(deps);

  return {
    signInWays: () => ({ provider: singleSignOn?.label ?? null }),

    startSignOn: ({ req, res }) => start(req, res, NOBODY),

    async finishSignOn({ req, res, body: { query } }) {
      const { signedOn, refreshToken } = await finish(req, res, query, NOBODY);
      const at = clock();
      try {
        const operator = await db.transaction((queries) => operatorOf(queries, signedOn, settings(), at));
        if (operator === undefined) throw new HttpProblem('signOn.noRole');
        // Asking for a second factor is the provider's part.
        const lifetimeMs = (settings().sessionMinutes ?? SESSION_MINUTES) * MINUTE_MS;
        const session = await sessions.begin(req, res, operator, { factorAt: at, lifetimeMs, refreshToken });
        if (refreshToken === undefined) log.warn(NOT_ASKED_AGAIN);
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
      const { subject } = (await finish(req, res, query, operator.id)).signedOn;
      const at = clock();
      if ((await findPersonBySubject(db, subject, at))?.id !== operator.id) throw new HttpProblem('signOn.refused');
      await markConfirmed(db, operator.sessionId, at);
      await addAuditEntry(db, { by: operator, merchantCode: null, action: 'session.confirmed', at });
    },
  };
}
