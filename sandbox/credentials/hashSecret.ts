import { createHash } from 'node:crypto';

/** For secrets that are random themselves (tokens, captcha answers): only the hash is stored. Passwords need `passwords.ts`. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
