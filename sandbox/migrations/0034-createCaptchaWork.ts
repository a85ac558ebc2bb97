import type { Migration } from '#server/store/migrations/Migration.ts';

/** Work for a visitor's device: the secret that it is signed with, and which work has served already. */
export const createCaptchaWork: Migration = {
  name: '0034-captcha-work',
  statements: [
    'create table captcha_secrets (name text primary key, secret text not null)',
    'create table spent_captchas (id text primary key, expires_at timestamptz not null)',
  ],
};
