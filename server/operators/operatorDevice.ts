import type { Request, Response } from 'express';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { hostCookie } from '../http/requests/hostCookie.ts';
import { createToken, hashToken } from '../store/secrets/secretToken.ts';
import type { Queries } from '../store/database/Database.ts';
import { addDevice, isKnownDevice } from '../store/repositories/operatorDevices.ts';

const cookie = hostCookie('operator-device', TOOL_PATH);
const DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

const tokenHashOf = (req: Request): string | undefined => {
  const token = cookie.read(req);
  return token === undefined ? undefined : hashToken(token);
};

/** The device of a request, as its hash, if the operator of this name has signed in with it before. */
export async function deviceOf(queries: Queries, req: Request, name: string, now: Date): Promise<string | undefined> {
  const tokenHash = tokenHashOf(req);
  return tokenHash !== undefined && (await isKnownDevice(queries, tokenHash, name, now)) ? tokenHash : undefined;
}

/** Recognises the device after a sign-in. The cookie gives no access: it only separates the operator's attempts from a stranger's. */
export async function rememberDevice(queries: Queries, req: Request, res: Response, operatorId: number, at: Date): Promise<void> {
  const token = createToken();
  const expiresAt = new Date(at.getTime() + DEVICE_MS);
  await addDevice(queries, { tokenHash: hashToken(token), operatorId, at, expiresAt }, tokenHashOf(req));
  cookie.set(req, res, token, DEVICE_MS);
}
