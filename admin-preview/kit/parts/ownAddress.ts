import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';

/**
 * The address that every merchant's site has, as it opens when it is copied: with its port. Where the server was not told its players'
 * address, the site is beside the tool.
 */
export const ownAddress = (merchantCode: string, playerUrl: string | null): string =>
  createSiteOrigin(playerUrl ?? undefined)({ merchantCode, host: null }) ??
  `${location.protocol}//${merchantCode}.${location.host}`;
