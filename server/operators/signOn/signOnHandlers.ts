import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import { SIGNED_ON_PATH } from '#schemas/toolAddresses.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import { OpenIdFailure, type OpenIdRegistration, type Redeemed, createOpenIdClient } from '../../http/openIdClient.ts';
import { addAuditEntry } from '../../store/audit.ts';
import type { Clock } from '../../store/clock.ts';
import type { Database } from '../../store/Database.ts';
import { findPersonBySubject } from '../../store/operators.ts';
import { markConfirmed } from '../../store/operatorSessions.ts';
import type { SecretBox } from '../../store/secretBox.ts';
import type { OperatorSessions } from '../operatorSession.ts';
import { sessionView } from '../sessionHandlers.ts';
import type { ToolAddress } from '../toolAddress.ts';
import { grantsOf } from './grantsOf.ts';
import { type SignedOn, operatorOf } from './operatorOf.ts';
import { beginPending, takePending } from './pendingSignOn.ts';

const SCOPE = 'openid profile email';
/** Of who signs in there is no operator yet. */
const NOBODY = 0;
/** To confirm, a person logs in at the provider again: so many seconds ago at most, by the clocks of both. */
const CONFIRMED_WITHIN_S = 10 * 60;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly sessions: OperatorSessions;
  readonly toolAddress: ToolAddress;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly log: Logger;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the provider says of a person. The claim of roles is asked for where the id token leaves it out. */
async function signedOnBy(settings: SingleSignOn, { claims, userInfo }: Redeemed): Promise<SignedOn> {
  const told = claims[settings.claim] === undefined ? { ...(await userInfo()), ...claims } : claims;
  const email = textOf(told['email']);
  return {
    subject: { issuer: claims.iss, subject: claims.sub },
    names: [textOf(told['preferred_username']), email, textOf(told['name']), claims.sub].flatMap((name) => name ?? []),
    email: told['email_verified'] === true ? email : undefined,
    grants: grantsOf(settings, told[settings.claim]),
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
    return { url: await atProvider((registration) => client.startUrl(registration, { ...pending, scope: SCOPE, ...again })) };
  }

  async function finish(req: Request, res: Response, query: string, owner: number): Promise<SignedOn> {
    const pending = takePending({ secrets: deps.secrets, now: clock() }, req, res, owner);
    if (pending === undefined) throw new HttpProblem('signOn.expired');
    const returned = new URL(pending.redirectUri);
    returned.search = query;
    const again = owner === NOBODY ? {} : { maxAgeS: CONFIRMED_WITHIN_S };
    return atProvider(async (registration) =>
      signedOnBy(settings(), await client.redeem(registration, { ...pending, returned, ...again })),
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
        const session = await deps.sessions.begin(req, res, operator, at);
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
