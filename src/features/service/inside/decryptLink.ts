import { type ServiceCipher, serviceKeys } from '#schemas/declare/release/serviceCipher.ts';
import { decryptEcb } from '#src/lib/crypto.ts';

const isAddress = (text: string): boolean => /^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(text);

/**
 * The address of a service entry: encrypted by the merchant's cipher with its own last characters as the key (CS-03). A plain address is
 * returned unchanged. Undefined when it is neither (CS-04).
 */
export function decryptLink(path: string, cipher: ServiceCipher): string | undefined {
  if (isAddress(path)) return path;
  if (cipher === 'none') return undefined;
  const { name, length } = serviceKeys[cipher];
  const address = decryptEcb(name, path.slice(0, -length), path.slice(-length));
  return isAddress(address) ? address : undefined;
}
