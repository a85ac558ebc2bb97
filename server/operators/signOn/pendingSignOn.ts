import { parseCookie } from 'cookie';
import type { Request, Response } from 'express';
import { API_BASE } from '#schemas/api/apiRoute.ts';
import { isObject } from '#schemas/isObject.ts';
import { safeJson } from '#schemas/safeJson.ts';
import type { OpenIdExchange } from '../../http/openIdClient.ts';
import { createToken } from '../../http/secretToken.ts';
import type { SecretBox } from '../../store/secretBox.ts';

const COOKIE = 'sign-on';
/** How long a person may take at the provider. */
const PENDING_MS = 10 * 60 * 1000;

/** What is kept in the browser, sealed, between the start and the end. */
export interface PendingSignOn extends OpenIdExchange {
  readonly redirectUri: string;
  readonly untilMs: number;
}

const cookie = (req: Request) =>
  ({ path: `${API_BASE}/session`, httpOnly: true, sameSite: 'strict', secure: req.secure }) as const;

/** Begins one: it ends in the same browser only. `owner` is the operator who confirms who they are, or 0 of who signs in. */
export function beginPending(
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
  req: Request,
  res: Response,
  { owner, redirectUri }: { readonly owner: number; readonly redirectUri: string },
): PendingSignOn {
  const untilMs = now.getTime() + PENDING_MS;
  const pending = { state: createToken(), nonce: createToken(), verifier: createToken(), redirectUri, untilMs };
  res.cookie(COOKIE, secrets.seal(JSON.stringify(pending), owner), { ...cookie(req), maxAge: PENDING_MS });
  return pending;
}

function open(secrets: SecretBox, sealed: string, owner: number): unknown {
  try {
    return safeJson(secrets.open(sealed, owner));
  } catch {
    return undefined; // of another key or owner, or made up
  }
}

/** Takes it up, once. Undefined where there is none, or it is too old. */
export function takePending(
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
  req: Request,
  res: Response,
  owner: number,
): PendingSignOn | undefined {
  const sealed = parseCookie(req.headers.cookie ?? '')[COOKIE];
  res.clearCookie(COOKIE, cookie(req));
  const pending = sealed === undefined ? undefined : open(secrets, sealed, owner);
  // What was sealed here has this shape.
  return isObject(pending) && Number(pending['untilMs']) > now.getTime() ? (pending as unknown as PendingSignOn) : undefined;
}
