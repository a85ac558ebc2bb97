import { createHash, randomBytes } from 'node:crypto';

/** A token that cannot be guessed: 256 bits, fit for addresses and cookies. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The hash of a token. Only it is stored, so a copy of the database gives no access. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
