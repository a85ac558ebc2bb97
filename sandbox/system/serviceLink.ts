import { createHash } from 'node:crypto';
import CryptoJS from 'crypto-js';
import { type ServiceCipher, serviceKeys } from '#schemas/declare/release/serviceCipher.ts';

/**
 * Hides a service address as merchant platforms send it (CS-03): in base64, followed by its own key. Obfuscation, not
 * protection: the text contains the key.
 */
export function serviceLink(url: string, cipher: ServiceCipher): string {
  if (cipher === 'none') return url;
  const { name, length } = serviceKeys[cipher];
  const key = createHash('sha256').update(url).digest('hex').slice(0, length);
  const hidden = CryptoJS[name].encrypt(url, CryptoJS.enc.Utf8.parse(key), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  });
  return `${hidden.toString()}${key}`;
}
