import type { FromSchema } from 'json-schema-to-ts';
import { choice, duration, flag, queryName, section, types, word, words } from '../leaves/behaviourLeaves.ts';
import { afterRegisterKinds, guestTargets, loginAudiences, rememberKinds } from '../names/behaviourWords.ts';
import { appSchema } from './app.schema.ts';
import { captchaSchema } from './captcha.schema.ts';
import { chromeSchema } from './chrome.schema.ts';
import { contentSchema } from './content.schema.ts';
import { documentsSchema } from './documents.schema.ts';
import { gatesSchema } from './gates.schema.ts';
import { memberSchema } from './member.schema.ts';
import { menusSchema } from './menus.schema.ts';
import { imagesSchema } from './images.schema.ts';
import { lobbySchema } from './lobby.schema.ts';
import { platformBehaviourSchema } from './platformBehaviour.schema.ts';
import { playSchema } from './play.schema.ts';
import { measuringSchema } from './measuring.schema.ts';
import { recordsSchema } from './records.schema.ts';
import { seoSchema } from './seo.schema.ts';
import { verificationSchema } from './verification.schema.ts';
import { companySchema, saferPlaySchema } from './saferPlay.schema.ts';
import { teamSchema } from './team.schema.ts';
import { timingsSchema } from './timings.schema.ts';

const provider = (name: string, order: number) =>
  section(name, `Login with ${name}. Without an address and an id its button stays hidden.`, {
    issuer: word(
      `${name}: issuer`,
      'Address of the OpenID provider, as https://…; its configuration is found from there.',
      300,
      'social',
      order,
    ),
    clientId: word(`${name}: client id`, 'Id that the provider gave this site.', 200, 'social', order + 1),
  });

/**
 * How the site behaves where the spec leaves a choice to the operator: numbers, words and flags in the form they are used,
 * with the value of the spec as default. The `conduct` of a release lays a careful or a plain set of values below it.
 */
export const behaviourSchema = {
  $id: 'release/behaviour',
  title: 'Behaviour',
  description: 'Login, session, safety, roles, verification, social login, platform calls and waiting times.',
  type: 'object',
  additionalProperties: false,
  properties: {
    login: section('Login', 'The login form.', {
      audience: choice(
        'Who may log in',
        'All, members with an account of their own only, or agents only.',
        loginAudiences,
        'all',
        'login',
        1,
      ),
      remember: choice(
        'Remember me',
        'What the phone stores: name and password (obfuscated, not secure), the name only, or nothing.',
        rememberKinds,
        'username',
        'login',
        2,
      ),
      autoLogin: flag(
        'Automatic login',
        'With a remembered password the form is sent at the next visit without a touch.',
        false,
        'login',
        3,
      ),
      rememberKey: word(
        'Remembered under',
        'Name under which the phone keeps the remembered login; empty for MC_LOGIN_INFO.',
        60,
        'login',
        7,
      ),
      rememberSalt: word(
        'Remembered with',
        'Salt of a remembered password; empty for the merchant code. It hides, it does not protect.',
        60,
        'login',
        8,
      ),
      inviteQuery: queryName(
        'Invitation by',
        'Query parameter that carries an invitation code; it is kept for the visit (REG-32).',
        'affiliateCode',
        'login',
        9,
      ),
      dialingCode: word(
        'Country code',
        'Dialling code chosen at first, digits only; empty for the first of the list.',
        4,
        'login',
        4,
      ),
      sessionDays: duration(
        'Logged in for',
        'After this time a player has to log in again, however often the session was used.',
        [1, 30, 365, 'day'],
        'login',
        12,
      ),
      reservedNames: words(
        'Reserved usernames',
        'Names that could be taken for the site’s own staff: no player can register them, nor the site’s name. Letter case does not matter.',
        '^[a-z0-9]{2,20}$',
        [
          'admin',
          'administrator',
          'casino',
          'help',
          'moderator',
          'official',
          'root',
          'security',
          'service',
          'staff',
          'support',
          'system',
        ],
        'login',
        13,
      ),
      afterRegister: choice(
        'After sign-up',
        'The login form with the name filled in, or logged in at once. Without a password, or when the platform asks for more, the form follows anyway.',
        afterRegisterKinds,
        'form',
        'login',
        10,
      ),
    }),
    password: section('Password change', 'The change-password form.', {
      holdOld: flag(
        'Current password is stored',
        'The session stores the login password, so that the form does not ask for it.',
        false,
        'login',
        5,
      ),
      guestTarget: choice(
        'Opened by a guest',
        'Where guests are redirected who open the form by its address.',
        guestTargets,
        'home',
        'login',
        6,
      ),
      refuseCommon: flag(
        'Easy passwords are refused',
        'The platform refuses new passwords that are among the 10,000 most common, or contain the username.',
        true,
        'login',
        11,
      ),
    }),
    responsible: section('Safety', 'What protects players; the conduct of the release fills it.', {
      ageGate: flag(
        'Age gate',
        'Asks every new visitor to confirm the age limit before the lobby shows.',
        false,
        'responsible',
        1,
      ),
      recordTerms: flag(
        'Record accepted terms',
        'Sign-up records which terms were accepted, when and from which IP address.',
        false,
        'responsible',
        2,
      ),
      lastLogin: flag(
        'Last login',
        'After login, a message shows when and where the account was last used.',
        false,
        'responsible',
        3,
      ),
      sessionClock: flag(
        'Session clock',
        'The header of a member shows how long the session has lasted.',
        false,
        'responsible',
        4,
      ),
      idleMinutes: duration(
        'Idle time',
        'Time of inactivity until the player is logged out; 0 for never.',
        [0, 0, 1440, 'minute'],
        'responsible',
        5,
      ),
      idleWarningSeconds: duration(
        'Idle warning',
        'How long before the logout the warning is shown.',
        [10, 60, 600, 'second'],
        'responsible',
        6,
      ),
      realityCheckMinutes: duration(
        'Reality check every',
        'Time between reminders of time played and balance; 0 for none.',
        [0, 0, 1440, 'minute'],
        'responsible',
        7,
      ),
      reverseWithdrawals: flag(
        'Withdrawals can be reversed',
        'Members can cancel a pending withdrawal and play with the money again.',
        true,
        'responsible',
        8,
      ),
    }),
    documents: documentsSchema,
    saferPlay: saferPlaySchema,
    company: companySchema,
    roles: section('Roles', 'Customer types of the platform. 4 is a trial account; 0, 1 and 2 are formal members.', {
      nonAgentTypes: types('Non-agent types', 'Member types that are not agents; all other types are agents.', [0, 4, 40], 1),
      contractExemptTypes: types(
        'Types without contracts',
        'Member types that are never offered an agent contract.',
        [4, 40, 41, 42],
        2,
      ),
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
    social: section('Social login', 'Accounts elsewhere, one per provider; the switches show the buttons.', {
      facebook: provider('Facebook', 10),
      google: provider('Google', 20),
      telegram: section('Telegram', 'Login with Telegram. Without a bot its button stays hidden.', {
        bot: word('Telegram: bot', 'Name of the bot that players log in with, without @.', 60, 'social', 30),
      }),
    }),
    platform: platformBehaviourSchema,
    timings: timingsSchema,
    images: imagesSchema,
    seo: seoSchema,
    measuring: measuringSchema,
  },
} as const;

/** What a merchant changes of it. */
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

/** Behaviour with every value filled in. */
export type Behaviour = { readonly [K in keyof Sections]: Leaf<Sections[K]> };
