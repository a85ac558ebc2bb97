import type { FromSchema } from 'json-schema-to-ts';
import type { MovableCall } from '../calls/declaredCalls.ts';
import type { ModuleGroup } from '../calls/moduleIds.ts';
import { duration, flag, section, types, word } from '../leaves/behaviourLeaves.ts';
import { appSchema } from './app.schema.ts';
import { captchaSchema } from './captcha.schema.ts';
import { chromeSchema } from './chrome.schema.ts';
import { contentSchema } from './content.schema.ts';
import { documentsSchema } from './documents.schema.ts';
import { gatesSchema } from './gates.schema.ts';
import type { LoadingAction } from '../names/loadingSeconds.ts';
import { loginSchema, passwordSchema } from './login.schema.ts';
import { memberSchema } from './member.schema.ts';
import { menusSchema } from './menus.schema.ts';
import { imagesSchema } from './images.schema.ts';
import { lobbySchema } from './lobby.schema.ts';
import { type NumberCall, platformBehaviourSchema } from './platformBehaviour.schema.ts';
import { playSchema } from './play.schema.ts';
import { measuringSchema } from './measuring.schema.ts';
import { recordsSchema } from './records.schema.ts';
import { seoSchema } from './seo.schema.ts';
import { verificationSchema } from './verification.schema.ts';
import { companySchema, saferPlaySchema } from './saferPlay.schema.ts';
import { teamSchema } from './team.schema.ts';
import { timingsSchema } from './timings.schema.ts';

const provider = (name: string) =>
  section({
    title: name,
    description: `Login with ${name}. Without an address and an id its button stays hidden.`,
    properties: {
      issuer: word({
        title: `${name}: issuer`,
        description: 'Address of the OpenID provider, as https://…; its configuration is found from there.',
        maxLength: 300,
      }),
      clientId: word({ title: `${name}: client id`, description: 'Id that the provider gave this site.', maxLength: 200 }),
    },
  });

/**
 * How the site behaves where the spec leaves a choice to the operator: numbers, words and flags in the form they are used,
 * with the value of the spec as default. The compliance profile of a release, `conduct`, lays a careful or a plain set of values below it.
 */
export const behaviourSchema = {
  $id: 'release/behaviour',
  title: 'Behaviour',
  description: 'Login, session, safety, roles, verification, social login, platform calls and waiting times.',
  type: 'object',
  additionalProperties: false,
  properties: {
    login: loginSchema,
    password: passwordSchema,
    responsible: section({
      title: 'Safety',
      description: 'What protects players; the compliance profile sets its values.',
      group: 'responsible',
      properties: {
        ageGate: flag({
          title: 'Age gate',
          description: 'Asks every new visitor to confirm the age limit before the lobby shows.',
          'x-strict': 'on',
          default: false,
        }),
        recordTerms: flag({
          title: 'Record accepted terms',
          description: 'Sign-up records which terms were accepted, when and from which IP address.',
          'x-strict': 'on',
          default: false,
        }),
        lastLogin: flag({
          title: 'Last login',
          description: 'After login, a message shows when and where the account was last used.',
          'x-strict': 'on',
          default: false,
        }),
        sessionClock: flag({
          title: 'Session clock',
          description: 'The header of a member shows how long the session has lasted.',
          'x-strict': 'on',
          default: false,
        }),
        idleMinutes: duration({
          title: 'Idle time',
          description: 'Time of inactivity until the player is logged out; 0 for never.',
          'x-strict': 'mostAboveZero',
          minimum: 0,
          default: 0,
          maximum: 1440,
          unit: 'minute',
        }),
        idleWarningSeconds: duration({
          title: 'Idle warning',
          description: 'How long before the logout the warning is shown.',
          minimum: 10,
          default: 60,
          maximum: 600,
          unit: 'second',
        }),
        realityCheckMinutes: duration({
          title: 'Reality check every',
          description: 'Time between reminders of time played and balance; 0 for none.',
          'x-strict': 'mostAboveZero',
          minimum: 0,
          default: 0,
          maximum: 1440,
          unit: 'minute',
        }),
        reverseWithdrawals: flag({
          title: 'Withdrawals can be reversed',
          description: 'Members can cancel a pending withdrawal and play with the money again.',
          'x-strict': 'off',
          default: true,
        }),
        celebrations: flag({
          title: 'Celebrations',
          description: 'Confetti for a reward that was claimed, and a short vibration where a tap has changed something.',
          'x-strict': 'off',
          default: true,
        }),
      },
    }),
    documents: documentsSchema,
    saferPlay: saferPlaySchema,
    company: companySchema,
    roles: section({
      title: 'Roles',
      description: 'Customer types of the platform. 4 is a trial account; 0, 1 and 2 are formal members.',
      group: 'roles',
      properties: {
        nonAgentTypes: types({
          title: 'Non-agent types',
          description: 'Member types that are not agents; all other types are agents.',
          default: [0, 4, 40],
        }),
        contractExemptTypes: types({
          title: 'Types without contracts',
          description: 'Member types that are never offered an agent contract.',
          default: [4, 40, 41, 42],
        }),
      },
    }),
    gates: gatesSchema,
    chrome: chromeSchema,
    lobby: lobbySchema,
    app: appSchema,
    menus: menusSchema,
    member: memberSchema,
    play: playSchema,
    content: contentSchema,
    team: teamSchema,
    records: recordsSchema,
    verification: verificationSchema,
    captcha: captchaSchema,
    social: section({
      title: 'Social login',
      description: 'Accounts elsewhere, one per provider; the switches show the buttons.',
      group: 'social',
      properties: {
        facebook: provider('Facebook'),
        google: provider('Google'),
        telegram: section({
          title: 'Telegram',
          description: 'Login with Telegram. Without a bot its button stays hidden.',
          properties: {
            bot: word({
              title: 'Telegram: bot',
              description: 'Name of the bot that players log in with, without @.',
              maxLength: 60,
            }),
          },
        }),
      },
    }),
    platform: platformBehaviourSchema,
    timings: timingsSchema,
    images: imagesSchema,
    seo: seoSchema,
    measuring: measuringSchema,
  },
} as const;

/** A merchant's changes. */
export type BehaviourOverrides = FromSchema<typeof behaviourSchema, { keepDefaultedPropertiesOptional: true }>;

type Sections = (typeof behaviourSchema)['properties'];
type Leaf<S> = S extends { readonly properties: infer P }
  ? { readonly [K in keyof P]: Leaf<P[K]> }
  : S extends { readonly enum: infer W extends readonly string[] }
    ? W[number]
    : S extends { readonly type: 'integer' }
      ? number
      : S extends { readonly type: 'boolean' }
        ? boolean
        : S extends { readonly type: 'array'; readonly items: { readonly type: infer I } }
          ? readonly (I extends 'integer' ? number : string)[]
          : string;

/** Behaviour with every value filled in, as releases store it. */
export type StoredBehaviour = { readonly [K in keyof Sections]: Leaf<Sections[K]> };

type Platform = StoredBehaviour['platform'];

/** Behaviour as the player works with it: pairs have become the tables that they change. */
export type Behaviour = Omit<StoredBehaviour, 'platform' | 'timings'> & {
  readonly platform: Omit<Platform, 'paths' | 'modules' | 'numberFields'> & {
    /** Where each call lives; empty where the platform does not have it. */
    readonly paths: Readonly<Record<MovableCall, string>>;
    readonly modules: Readonly<Record<ModuleGroup, string>>;
    readonly numberFields: Readonly<Record<NumberCall, string>>;
  };
  readonly timings: Omit<StoredBehaviour['timings'], 'waits'> & {
    /** In seconds. */
    readonly waits: Readonly<Record<LoadingAction, number>>;
  };
};
