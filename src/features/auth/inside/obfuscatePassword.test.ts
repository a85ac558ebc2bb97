import { describe, expect, it } from 'vitest';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { deobfuscatePassword, obfuscatePassword } from './obfuscatePassword.ts';

const placeWith = (rememberSalt: string) => {
  const template = { templateId: 'test', merchantCode: 'acme', version: 'base', behaviour: { login: { rememberSalt } } } as const;
  return resolveSite({ schemaVersion: SCHEMA_VERSION, template }).site;
};
const place = placeWith('');

describe('a veiled password', () => {
  it.each(['secret99', 'пароль', '密码🔑', ''])('of %j comes back as it was', (password) => {
    expect(deobfuscatePassword(place, obfuscatePassword(place, password))).toBe(password);
  });

  it.each([
    ['the merchant’s code', '', 'acme'],
    ['the salt of the site', 'salz', 'salz'],
  ])('is salted with %s and Base64-encoded twice (LOGIN-16)', (_title, rememberSalt, salt) => {
    expect(atob(obfuscatePassword(placeWith(rememberSalt), 'secret99'))).toBe(`${salt}${btoa('secret99')}`);
  });

  it.each(['', 'nonsense', btoa('secret99'), btoa('acme%%'), btoa(`other${btoa('x')}`)])('is not read from %j', (text) => {
    expect(deobfuscatePassword(place, text)).toBeUndefined();
  });
});
