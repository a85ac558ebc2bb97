/** A merchant, with its own host if it has one. */
interface Place {
  readonly merchantCode: string;
  readonly host: string | null;
}

/** Address of a merchant's site, without a closing slash; undefined if the server has not been configured with it. */
export type SiteOrigin = (place: Place) => string | undefined;

/**
 * By the merchant's own host, else by the address that all share. Never by the host that a request claims.
 *
 * @param playerUrl As `https://{merchant}.livery.example`.
 */
export const createSiteOrigin =
  (playerUrl: string | undefined): SiteOrigin =>
  ({ merchantCode, host }) =>
    host === null ? playerUrl?.replaceAll('{merchant}', () => merchantCode) : `https://${host}`;
