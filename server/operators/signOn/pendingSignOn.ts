import type { Request, Response } from 'express';
import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import type { OpenIdExchange } from '../../http/outgoing/openIdClient.ts';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { hostCookie } from '../../http/requests/hostCookie.ts';
import { createToken } from '../../store/secrets/secretToken.ts';
import type { SecretBox } from '../../store/secrets/secretBox.ts';

const cookie = hostCookie('sign-on', `${API_BASE}/session`);
/** How long a person may take at the provider. */
export const PENDING_MS = 10 * 60 * 1000;

/** The state of a sign-in, which the browser keeps encrypted from its start to its end. */
export interface PendingSignOn extends OpenIdExchange {
  readonly redirectUri: string;
  readonly untilMs: number;
}

/** Begins one: it ends in the same browser only. `owner` is the operator who confirms who they are, or 0 of who signs in. */
export function beginPending(
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
  req: Request,
  res: Response,
  { owner, redirectUri }: { readonly owner: number; readonly redirectUri: string },
): PendingSignOn {
  const untilMs = now.getTime() + PENDING_MS;
  const pending = { state: createToken(), nonce: createToken(), verifier: createToken(), redirectUri, untilMs };
  cookie.set(req, res, secrets.seal(JSON.stringify(pending), owner), PENDING_MS);
  return pending;
}

function open(secrets: SecretBox, sealed: string, owner: number): unknown {
  try {
    return safeJson(secrets.open(sealed, owner));
  } catch {
    return undefined; // of another key or owner, or made up
  }
}

/** Takes it up. Undefined where there is none, or it is too old. */
export function takePending(
  { secrets, now }: { readonly secrets: SecretBox; readonly now: Date },
  req: Request,
  res: Response,
  owner: number,
): PendingSignOn | undefined {
  const sealed = cookie.read(req);
  cookie.clear(req, res);
  const pending = sealed === undefined ? undefined : open(secrets, sealed, owner);
  // What was sealed here has this shape.
  return isObject(pending) && Number(pending['untilMs']) > now.getTime() ? (pending as unknown as PendingSignOn) : undefined;
}
