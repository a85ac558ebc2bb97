import type { Request } from 'express';
import { TOKEN_HEADER } from '#schemas/platform/calls.ts';

/** The session token of a call, bare or as a bearer token. */
export const tokenOf = (req: Request): string | undefined =>
  req
    .get(TOKEN_HEADER)
    ?.replace(/^Bearer /i, '')
    .trim() || undefined;
