import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { SocialSessionAnswer, SocialStartAnswer } from '#schemas/declare/platform/access.schema.ts';
import { type SocialProvider, socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import { createToken } from '#server/store/secrets/secretToken.ts';
import type { MerchantSecrets } from '#server/platform/readMerchantSecrets.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import { enter } from '../access/login.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { SOCIAL_START_MS } from '../calls/limits.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { createOpenIdLogin } from './openIdLogin.ts';
import { accountOf } from './socialAccount.ts';
import { storeStart, takeStart } from './socialQueries.ts';
import { type SocialIdentity, requireWay, wayOf } from './socialWays.ts';
import { telegramIdentity, telegramUrl } from './telegramLogin.ts';

interface Log {
  error(fields: object, message: string): void;
}

/** The address that providers send the browser back to: it is registered there, so its spelling is fixed. */
const returnAddress = (origin: string, provider: SocialProvider): string => `${origin}${paths.social}/${provider}`;

/** Log in with an account elsewhere (SOCIAL-03): which ways there are, the way out, the way back. */
export function socialHandlers(parts: SandboxParts, secrets: MerchantSecrets, log: Log) {
  const { db, clock } = parts;
  const openId = createOpenIdLogin(log);

  async function start(context: CallContext): Promise<SocialStartAnswer> {
    const now = clock();
    const { merchantCode } = context;
    const body = readBody('socialStart', context.body);
    const { provider, returnPath } = body;
    const way = requireWay(context, secrets, provider);
    const { origin } = context;
    const redirectUri = returnAddress(origin, provider);
    const [state, nonce, verifier] = [createToken(), randomNonce(), randomPKCECodeVerifier()];
    const url =
      way.kind === 'telegram'
        ? telegramUrl(way, origin, redirectUri, state)
        : await openId.startUrl(way, { state, nonce, verifier, redirectUri });
    const expiresAt = new Date(now.getTime() + SOCIAL_START_MS);
    await storeStart(db, state, { merchantCode, provider, verifier, nonce, returnPath }, expiresAt);
    return { url, state };
  }

  async function finish(context: CallContext): Promise<SocialSessionAnswer> {
    const now = clock();
    const { merchantCode } = context;
    const body = readBody('socialFinish', context.body);
    const { provider, state, query, affiliateCode = '' } = body;
    const way = requireWay(context, secrets, provider);
    const returned = new URL(returnAddress(context.origin, provider));
    returned.search = query;
    const fields = returned.searchParams;
    const started = fields.get('state') === state ? await takeStart(db, state, merchantCode, provider, now) : undefined;
    if (started === undefined) throw refuse('social.state');
    if (fields.has('error')) throw refuse(fields.get('error') === 'access_denied' ? 'social.cancelled' : 'social.refused');
    const { nonce, verifier, returnPath } = started;
    const identity: SocialIdentity =
      way.kind === 'telegram'
        ? await telegramIdentity(db, way, fields, now)
        : await openId.identify(way, { returned, state, nonce, verifier });
    const account = await accountOf(parts, context, { provider, identity, code: readValue('affiliateCode', affiliateCode) });
    return { ...(await enter(parts, context, account)), returnPath };
  }

  return {
    socialProviders: (context) => socialProviders.filter((provider) => wayOf(context, secrets, provider) !== undefined),
    socialStart: start,
    socialFinish: finish,
  } satisfies Pick<Handlers, 'socialProviders' | 'socialStart' | 'socialFinish'>;
}
