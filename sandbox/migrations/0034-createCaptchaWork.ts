import type { Migration } from '#server/store/migrations/Migration.ts';

/** Proof-of-work captchas: the secret that signs them, and which are spent. */
export const createCaptchaWork: Migration = {
  name: '0034-captcha-work',
  statements: [
    'create table captcha_secrets (name text primary key, secret text not null)',
    'create table spent_captchas (id text primary key, expires_at timestamptz not null)',
  ],
};
