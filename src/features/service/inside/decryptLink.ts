import { decryptDes } from '#src/lib/crypto.ts';

const KEY_LENGTH = 8;

const isAddress = (text: string): boolean => /^(https:\/\/|mailto:|tel:)[^\s]+$/i.test(text);

/**
 * The address of a service entry: DES with its own last 8 characters as the key (CS-03). One that is an address already
 * stays as it is. Undefined when it is neither (CS-04).
 */
export function decryptLink(path: string): string | undefined {
  if (isAddress(path)) return path;
  const address = decryptDes(path.slice(0, -KEY_LENGTH), path.slice(-KEY_LENGTH));
  return isAddress(address) ? address : undefined;
}
