import CryptoJS from 'crypto-js/core';
// First, because it brings Base64, which the ciphers look for when they load; and DES.
import 'crypto-js/tripledes';
import 'crypto-js/aes';
import 'crypto-js/mode-ecb';

/** Block ciphers of old platforms, by the name of crypto-js. */
export type OldCipher = 'DES' | 'TripleDES' | 'AES';

/** Undoes a cipher in ECB with PKCS7 padding. Obfuscation of old platforms, no protection. An empty text when key or text are wrong. */
export function decryptEcb(cipher: OldCipher, base64: string, key: string): string {
  const bytes = CryptoJS[cipher].decrypt(base64, CryptoJS.enc.Utf8.parse(key), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.Pkcs7,
  });
  try {
    return bytes.toString(CryptoJS.enc.Utf8);
  } catch {
    return ''; // bytes that are not UTF-8: the key was wrong
  }
}
