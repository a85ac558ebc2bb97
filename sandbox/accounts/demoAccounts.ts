import type { DemoAccount } from '#server/platform/OpenPlatform.ts';

/** Regulators reserve these numbers for fiction, so they belong to no phone. */
interface SeedAccount extends DemoAccount {
  /** Customer type (ROLE-04). */
  readonly customerType: number;
  /** In the wallet. */
  readonly credits: number;
  readonly email: string;
}

export const DEMO_PASSWORD = 'livery-demo-1';

/** One account of every kind of member, the same for every merchant of the sandbox. */
export const demoAccounts: readonly SeedAccount[] = [
  {
    username: 'demotrial',
    password: DEMO_PASSWORD,
    customerType: 4,
    nickname: 'Trial',
    credits: 2000,
    email: 'trial@players.example',
    mobile: ['44', '7700900001'],
  },
  {
    username: 'demomember',
    password: DEMO_PASSWORD,
    customerType: 0,
    nickname: 'Mia',
    credits: 1286.4,
    email: 'mia@players.example',
    mobile: ['44', '7700900002'],
  },
  {
    username: 'demoagent',
    password: DEMO_PASSWORD,
    customerType: 1,
    nickname: 'Aran',
    credits: 48_210.75,
    email: 'aran@players.example',
    mobile: ['44', '7700900003'],
    affiliateCode: '100001',
  },
  {
    username: 'demospecial',
    password: DEMO_PASSWORD,
    customerType: 40,
    nickname: 'Sol',
    credits: 9999.99,
    email: 'sol@players.example',
    mobile: ['44', '7700900004'],
  },
];
