import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, hashPassword, slowPasswords } from './passwords.ts';

let stored: string;
beforeAll(async () => {
  stored = await hashPassword('open sesame');
});

describe('a password', () => {
  it.each([
    ['the right password', 'open sesame', () => stored, true],
    ['a wrong one', 'Open Sesame', () => stored, false],
    ['any password where no account is', 'open sesame', () => undefined, false],
    ['any password for an account without one', 'open sesame', () => null, false],
  ])('is checked: %s', async (_title, password, hash, fits) => {
    expect(await slowPasswords.fits(password, hash())).toBe(fits);
  });

  it.each([undefined, null])(
    'is checked with the same work where the hash is %s, so that the time tells nothing',
    async (missing) => {
      const work: string[] = [];
      const passwords = createPasswords((hash, password) => {
        work.push([...hash.split('$').slice(0, 4), password].join('$'));
        return verify(hash, password);
      });
      await passwords.fits('wrong', stored);
      await passwords.fits('wrong', missing);
      expect(work).toEqual(Array(2).fill('$argon2id$v=19$m=19456,t=2,p=1$wrong'));
    },
  );
});
