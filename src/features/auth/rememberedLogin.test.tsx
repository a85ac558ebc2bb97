import { beforeEach, describe, expect, it } from 'vitest';
import type { BehaviourOverrides } from '#schemas/declare/release/behaviour.schema.ts';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { forgetLogin, rememberLogin, rememberedLogin, takeAutoLogin } from './rememberedLogin.ts';

const place = (login: NonNullable<BehaviourOverrides['login']> = {}) => {
  const template = { templateId: 'test', merchantCode: 'acme', version: 'base', behaviour: { login } } as const;
  return resolveSite({ schemaVersion: SCHEMA_VERSION, template }).site;
};
const mei = { type: 'username', username: 'mei', password: 'pässword 密', countryDialingCode: '' } as const;

beforeEach(() => localStorage.clear());

describe('a remembered login', () => {
  it('is stored as base64(salt + base64(password)) with its type, name and dialling code', () => {
    const here = place({ rememberSalt: 'salz' });
    rememberLogin(here, { ...mei, password: 'secret99' }, 'password');
    expect(JSON.parse(localStorage.getItem('MC_LOGIN_INFO') ?? '')).toEqual({
      type: 'username',
      username: 'mei',
      password: btoa(`salz${btoa('secret99')}`),
      countryDialingCode: '',
    });
  });

  it('comes back as it was, whatever its letters', () => {
    rememberLogin(place(), mei, 'password');
    expect(rememberedLogin(place())).toEqual(mei);
  });

  it('names the player only where the site wants no more', () => {
    rememberLogin(place(), mei, 'username');
    expect(JSON.parse(localStorage.getItem('MC_LOGIN_INFO') ?? '')).toEqual({ type: 'username', username: 'mei' });
    expect(rememberedLogin(place())?.password).toBe('');
  });

  it('lies under the key that the site names, and is forgotten there', () => {
    const here = place({ rememberKey: 'ACME_LOGIN' });
    rememberLogin(here, mei, 'password');
    expect(localStorage.getItem('MC_LOGIN_INFO')).toBeNull();
    expect(rememberedLogin(here)?.username).toBe('mei');
    forgetLogin(here);
    expect(rememberedLogin(here)).toBeUndefined();
  });

  it.each([
    ['another salt', JSON.stringify({ ...mei, password: btoa(`other${btoa('x')}`) })],
    ['no base64', JSON.stringify({ ...mei, password: '%%%' })],
    ['a password that is not a text', JSON.stringify({ ...mei, password: 7 })],
  ])('has no password when it was damaged: %s', (_title, stored) => {
    localStorage.setItem('MC_LOGIN_INFO', stored);
    expect(rememberedLogin(place())).toMatchObject({ username: 'mei', password: '' });
  });

  it.each(['', 'no json', '{}', '[]', '{"username":7}'])('is none when %j is stored', (stored) => {
    localStorage.setItem('MC_LOGIN_INFO', stored);
    expect(rememberedLogin(place())).toBeUndefined();
  });
});

describe('logging in by itself', () => {
  it('is wanted once after a login that was remembered with its password', () => {
    rememberLogin(place(), mei, 'password');
    const here = place({ autoLogin: true, remember: 'password' });
    expect([takeAutoLogin(here), takeAutoLogin(here)]).toEqual([true, false]);
  });

  it.each([
    ['the site does not allow it', { autoLogin: false, remember: 'password' }, 'password', '1'],
    ['it remembers names only', { autoLogin: true, remember: 'username' }, 'password', '1'],
    ['there is no password', { autoLogin: true, remember: 'password' }, 'username', '1'],
    ['somebody has logged out', { autoLogin: true, remember: 'password' }, 'password', '0'],
  ] as const)('is not wanted when %s', (_title, login, kind, flag) => {
    rememberLogin(place(), mei, kind);
    localStorage.setItem('autoLogin', flag);
    expect(takeAutoLogin(place(login))).toBe(false);
  });
});
