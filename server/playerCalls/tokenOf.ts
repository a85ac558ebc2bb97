import type { Request } from 'express';
import { TOKEN_HEADER } from '#schemas/declare/platform/wireNames.ts';
import type { LiveSite } from '../platform/LiveSite.ts';

/** Header that carries the session token of a merchant's calls (CALL-101). */
export const tokenHeaderOf = (site: LiveSite | undefined): string =>
  site?.full.template.behaviour.platform?.tokenHeader ?? TOKEN_HEADER;

/** The session token of a call, bare or as a bearer token. */
export const tokenOf = (req: Request, site: LiveSite): string | undefined =>
  req
    .get(tokenHeaderOf(site))
    ?.replace(/^Bearer /i, '')
    .trim() || undefined;
