import type { CustomFetch } from 'openid-client';
import { type OpenIdExchange, OpenIdFailure, createOpenIdClient } from '#server/http/outgoing/openIdClient.ts';
import { isPublicHost } from '#server/http/outgoing/publicAddress.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { OpenIdWay, SocialIdentity } from './socialWays.ts';

/** A merchant writes the issuer, and the issuer further addresses: none of them may lead into a private network. */
const fetchInPublic: CustomFetch = async (url, options) => {
  const { protocol, hostname } = new URL(url);
  // Only a provider on this very machine gets here without https.
  if (protocol === 'https:' && !(await isPublicHost(hostname))) throw new TypeError(`${hostname} is in a private network`);
  const { body, ...rest } = options;
  return fetch(url, { ...rest, ...(body === undefined ? {} : { body }) });
};

interface Log {
  error(fields: object, message: string): void;
}

/** Log in with OpenID Connect. */
export function createOpenIdLogin(log: Log) {
  const client = createOpenIdClient(fetchInPublic);

  /** Runs one exchange with a provider. What goes wrong is logged with its reason and refused without. */
  async function withProvider<T>({ issuer }: OpenIdWay, exchange: () => Promise<T>): Promise<T> {
    try {
      return await exchange();
    } catch (error) {
      if (!(error instanceof OpenIdFailure)) throw error;
      const refusal = refuse(error.isRefusal ? 'social.refused' : 'social.unreachable');
      log.error({ issuer: issuer.href, reason: error.message }, refusal.message);
      throw refusal;
    }
  }

  return {
    /** Where the browser goes. */
    startUrl: (way: OpenIdWay, start: OpenIdExchange & { readonly redirectUri: string }): Promise<string> =>
      withProvider(way, () => client.startUrl(way, { ...start, scope: way.scope })),
    /** Redeems what came back. `returned` is the redirect address with its query; state was taken up before. */
    identify: (way: OpenIdWay, redeem: OpenIdExchange & { readonly returned: URL }): Promise<SocialIdentity> =>
      withProvider(way, async () => {
        const { iss, sub, name } = (await client.redeem(way, redeem)).claims;
        return { issuer: iss, subject: sub, name: typeof name === 'string' ? name : undefined };
      }),
  };
}
