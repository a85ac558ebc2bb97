import { describe, expect, it } from 'vitest';
import { unveilPassword, veilPassword } from './veilPassword.ts';

describe('a veiled password', () => {
  it.each(['secret99', 'пароль', '密码🔑', ''])('of %j comes back as it was', (password) => {
    expect(unveilPassword(veilPassword(password))).toBe(password);
  });

  it('is salted and Base64-encoded twice (LOGIN-16)', () => {
    expect(atob(veilPassword('secret99'))).toBe(`MC${btoa('secret99')}`);
  });

  it.each(['', 'nonsense', btoa('secret99'), btoa('MC%%')])('is not read from %j', (text) => {
    expect(unveilPassword(text)).toBeUndefined();
  });
});
