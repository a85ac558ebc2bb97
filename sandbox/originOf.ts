import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';

/** Where a merchant's players are, for links in messages. Without a closing slash. */
export type OriginOf = (merchantCode: string, host: string | undefined) => string;

const PORT = /:\d{1,5}$/;

/**
 * By the configured address, whose `{merchant}` stands for the code; without one, this machine at the port of the call.
 * Of a call's host only the port is used: a forged host must not decide where a recovery link leads.
 */
export function createOriginOf(playerUrl?: string): OriginOf {
  const siteOrigin = createSiteOrigin(playerUrl);
  return (merchantCode, host = '') =>
    siteOrigin({ merchantCode, host: null }) ?? `http://${merchantCode}.localhost${PORT.exec(host)?.[0] ?? ''}`;
}
