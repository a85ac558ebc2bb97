import { createHash } from 'node:crypto';
import CryptoJS from 'crypto-js';

const KEY_LENGTH = 8;

/**
 * Hides a service address as merchant platforms send it (CS-03): DES-ECB in base64, followed by its own key of 8
 * characters. Obfuscation, no protection: whoever has the text has the key.
 */
export function serviceLink(url: string): string {
  const key = createHash('sha256').update(url).digest('hex').slice(0, KEY_LENGTH);
  const hidden = CryptoJS.DES.encrypt(url, CryptoJS.enc.Utf8.parse(key), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  });
  return `${hidden.toString()}${key}`;
}
