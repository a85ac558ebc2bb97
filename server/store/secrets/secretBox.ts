import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps secrets in the database that a copy of the database does not reveal: its key is elsewhere. */
export interface SecretBox {
  /** @param owner Goes into the check, so that a secret cannot be moved to another owner: the number of an operator, or the name of something else. */
  seal(text: string, owner: number | string): string;
  /** Throws if the text was sealed with another key, or for another owner. */
  open(sealed: string, owner: number | string): string;
  /** A keyed hash: short codes cannot be guessed from it without the key. */
  mac(text: string, owner: number): string;
}

/** @param key 32 random bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
  const [sealKey, macKey] = [derived('seal'), derived('mac')];
  return {
    seal(text, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, sealKey, iv).setAAD(Buffer.from(String(owner)));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, owner) {
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv(CIPHER, sealKey, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(String(owner)));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
    mac: (text, owner) => createHmac('sha256', macKey).update(`${owner}:${text}`).digest('base64url'),
  };
}
