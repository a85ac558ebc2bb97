import { hashSecret } from '../credentials/hashSecret.ts';
import { type Passwords, slowPasswords } from '../credentials/passwords.ts';

const MARK = 'quick ';

/** For tests that make many accounts and look at none of the hashes: quick ones. The slow ones of seeded accounts are checked once each. */
export function createQuickPasswords(): Passwords {
  const checked = new Map<string, Promise<boolean>>();
  const fitsSlow = (password: string, stored: string): Promise<boolean> => {
    const key = `${password} ${stored}`;
    const result = checked.get(key) ?? slowPasswords.fits(password, stored);
    checked.set(key, result);
    return result;
  };
  return {
    hash: (password) => Promise.resolve(MARK + hashSecret(password)),
    fits: async (password, stored) => {
      if (!stored) return false;
      return stored.startsWith(MARK) ? stored === MARK + hashSecret(password) : fitsSlow(password, stored);
    },
  };
}
