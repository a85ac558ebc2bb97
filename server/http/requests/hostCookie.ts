import { parseCookie } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Browsers take a cookie of this name only by https, from the host itself and for all of it: no other host of the domain can plant one. */
const PREFIX = '__Host-';

/** A cookie that scripts cannot read and that only pages of the same site send. Over plain http, as on one's own machine, it has its plain name. */
export interface HostCookie {
  read(req: Request): string | undefined;
  set(req: Request, res: Response, value: string, maxAgeMs: number): void;
  clear(req: Request, res: Response): void;
}

/**
 * @param name Without the prefix.
 * @param plainPath To which paths it goes over plain http.
 */
export function hostCookie(name: string, plainPath: string): HostCookie {
  const nameFor = ({ secure }: Request) => (secure ? `${PREFIX}${name}` : name);
  const options = ({ secure }: Request): CookieOptions => ({
    path: secure ? '/' : plainPath,
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
  return {
    read: (req) => parseCookie(req.headers.cookie ?? '')[nameFor(req)],
    set: (req, res, value, maxAge) => void res.cookie(nameFor(req), value, { ...options(req), maxAge }),
    clear: (req, res) => void res.clearCookie(nameFor(req), options(req)),
  };
}
