import type { FromSchema } from 'json-schema-to-ts';
import { platformBehaviourSchema } from './platformBehaviour.schema.ts';

/** Who may log in (LOGIN-22). */
export const loginAudiences = ['all', 'members', 'agents'] as const;
/** What the browser keeps of a login: everything as the spec writes it, the name only, or nothing. */
export const rememberKinds = ['password', 'username', 'off'] as const;
/** Where a visitor without a session is led who opens the password change (CHPSW-11). */
export const guestTargets = ['home', 'login'] as const;
/** Who sends and checks codes for phones (SMS-09). */
export const phoneVerifiers = ['sms', 'firebase'] as const;
/** Ways to log in with an account elsewhere (SOCIAL-01), each shown by its switch. */
export const socialProviders = ['facebook', 'google', 'telegram'] as const;
export type SocialProvider = (typeof socialProviders)[number];

const ui = (widget: string, group: string, order: number) => ({ widget, group, order });

const flag = (title: string, description: string, fallback: boolean, group: string, order: number, screens: string[]) =>
  ({ title, description, type: 'boolean', default: fallback, 'x-ui': ui('switch', group, order), 'x-screens': screens }) as const;

const count = (
  title: string,
  description: string,
  [minimum, fallback, maximum]: readonly [number, number, number],
  group: string,
  order: number,
  screens: string[] = [],
) =>
  ({
    title,
    description,
    type: 'integer',
    minimum,
    maximum,
    default: fallback,
    'x-ui': ui('number', group, order),
    'x-screens': screens,
  }) as const;

const word = (title: string, description: string, maxLength: number, group: string, order: number, screens: string[] = []) =>
  ({
    title,
    description,
    type: 'string',
    maxLength,
    default: '',
    'x-ui': ui('text', group, order),
    'x-screens': screens,
  }) as const;

const choice = <const W extends readonly string[]>(
  title: string,
  description: string,
  words: W,
  fallback: W[number],
  group: string,
  order: number,
  screens: string[] = [],
) =>
  ({
    title,
    description,
    type: 'string',
    enum: words,
    default: fallback,
    'x-ui': ui('select', group, order),
    'x-screens': screens,
  }) as const;

const types = <const D extends readonly number[]>(title: string, description: string, fallback: D, order: number) =>
  ({
    title,
    description,
    type: 'array',
    uniqueItems: true,
    maxItems: 12,
    items: { type: 'integer', minimum: 0, maximum: 99 },
    default: fallback,
    'x-ui': ui('number-list', 'roles', order),
    'x-screens': [] as string[],
  }) as const;

const section = <const P extends object>(title: string, description: string, properties: P) =>
  ({ title, description, type: 'object', additionalProperties: false, properties }) as const;

const entry = ['login', 'register'];

const provider = (name: string, order: number) =>
  section(name, `Login with ${name}. Without an address and an id its button stays hidden.`, {
    issuer: word(
      `${name}: issuer`,
      'Address of the OpenID provider, as https://…; its configuration is found from there.',
      300,
      'social',
      order,
      entry,
    ),
    clientId: word(`${name}: client id`, 'Id that the provider gave this site.', 200, 'social', order + 1, entry),
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
        ['login'],
      ),
      remember: choice(
        'Remember me',
        'What the phone keeps: name and password (obfuscated, not safe), the name only, or nothing.',
        rememberKinds,
        'username',
        'login',
        2,
        ['login'],
      ),
      autoLogin: flag(
        'Log in by itself',
        'With a remembered password the form is sent at the next visit without a touch.',
        false,
        'login',
        3,
        ['login'],
      ),
      dialingCode: word(
        'Country code',
        'Dialling code chosen at first, digits only; empty for the first of the list.',
        4,
        'login',
        4,
        entry,
      ),
    }),
    password: section('Password change', 'The change-password form.', {
      holdOld: flag(
        'Old password is held',
        'The session holds the password of its login, so that the form need not ask for it.',
        false,
        'login',
        5,
        ['changePassword'],
      ),
      guestTarget: choice(
        'Opened without a session',
        'Where a guest is led who opens the form by its address.',
        guestTargets,
        'home',
        'login',
        6,
      ),
    }),
    responsible: section('Safety', 'What protects players; the conduct of the release fills it.', {
      ageGate: flag(
        'Age gate',
        'Asks every new visitor to confirm the age limit before the lobby shows.',
        false,
        'responsible',
        1,
        ['home'],
      ),
      recordTerms: flag(
        'Terms are recorded',
        'Registration keeps which terms were accepted, when and at which address.',
        false,
        'responsible',
        2,
        [],
      ),
      lastLogin: flag(
        'Last login',
        'After a login a message says when and where the account was used before.',
        false,
        'responsible',
        3,
        ['home'],
      ),
      sessionClock: flag(
        'Session clock',
        'The header of a member shows how long the session has lasted.',
        false,
        'responsible',
        4,
        ['home'],
      ),
      idleMinutes: count(
        'Log out after',
        'Minutes without a touch until the session ends by itself; 0 for never.',
        [0, 0, 1440],
        'responsible',
        5,
        [],
      ),
      idleWarningSeconds: count(
        'Warning before that',
        'Seconds that the warning stands before the session ends.',
        [10, 60, 600],
        'responsible',
        6,
        [],
      ),
      realityCheckMinutes: count(
        'Reality check',
        'Minutes between reminders of time played and balance; 0 for none.',
        [0, 0, 1440],
        'responsible',
        7,
        [],
      ),
    }),
    roles: section('Roles', 'Customer types of the platform. 4 is a trial account; 0, 1 and 2 are formal members.', {
      nonAgentTypes: types('No agents', 'Customer types that are no agents; every other type is one.', [0, 4, 40], 1),
      contractExemptTypes: types(
        'No contracts',
        'Customer types that are never asked for an agent contract.',
        [4, 40, 41, 42],
        2,
      ),
    }),
    verification: section('Verification', 'Codes that prove a phone number.', {
      phone: choice(
        'Phone codes by',
        'The platform’s own messages, or Firebase phone verification.',
        phoneVerifiers,
        'sms',
        'verification',
        1,
        entry,
      ),
      resendSeconds: count(
        'Send again after',
        'Seconds until another code can be asked for, where the platform names no time.',
        [10, 60, 3600],
        'verification',
        2,
        entry,
      ),
      firebaseApiKey: word('Firebase: API key', 'Public key of the Firebase project.', 100, 'verification', 3),
      firebaseProject: word(
        'Firebase: project',
        'Id of the Firebase project; tokens of another are refused.',
        100,
        'verification',
        4,
      ),
      firebaseAddress: word(
        'Firebase: address',
        'Address of the identity service; empty for Google’s own.',
        300,
        'verification',
        5,
      ),
    }),
    social: section('Social login', 'Accounts elsewhere, one per provider; the switches show the buttons.', {
      facebook: provider('Facebook', 10),
      google: provider('Google', 20),
      telegram: section('Telegram', 'Login with Telegram. Without a bot its button stays hidden.', {
        bot: word('Telegram: bot', 'Name of the bot that players log in with, without @.', 60, 'social', 30, entry),
      }),
    }),
    platform: platformBehaviourSchema,
    timings: section('Times', 'How long messages and waiting last, in milliseconds or seconds.', {
      toastMs: count('Message', 'How long a message stays, in ms (TOAST-01).', [500, 1500, 20000], 'timings', 1),
      shortToastMs: count('Short message', 'Messages that need a moment longer, in ms.', [500, 3000, 20000], 'timings', 2),
      longToastMs: count('Long message', 'Messages with something to do, in ms.', [500, 8000, 60000], 'timings', 3),
      rejectToastMs: count(
        'Refusal',
        'Message for trial accounts where only formal members may go, in ms (ROLE-07).',
        [500, 2000, 20000],
        'timings',
        4,
      ),
      sentToastMs: count(
        'Sent',
        'Message after a recovery mail was asked for, in ms (FORGOT-06).',
        [500, 1000, 20000],
        'timings',
        5,
      ),
      savedLeaveMs: count(
        'Leave after saving',
        'Time between the saved message and leaving the password change, in ms (CHPSW-09).',
        [0, 1000, 10000],
        'timings',
        6,
      ),
      usernameCheckMs: count(
        'Check a name after',
        'Pause in typing after which a username is looked up, in ms (REG-37).',
        [100, 400, 5000],
        'timings',
        7,
      ),
      pageFadeMs: count('Page change', 'How long pages fade, in ms; 0 for none (ROUTE-10).', [0, 300, 2000], 'timings', 8),
      backSwipePx: count(
        'Back by swiping',
        'How far a swipe from the edge must go to lead back, in px (ROUTE-10).',
        [40, 100, 400],
        'timings',
        9,
      ),
      loadingSeconds: count(
        'Waiting',
        'How long a waiting message lasts at most where nothing else is set, in seconds (TOAST-07).',
        [1, 3, 9999],
        'timings',
        10,
      ),
      logoutLoadingSeconds: count(
        'Waiting: log out',
        'The same while logging out; 9999 is until it is done (TOAST-08).',
        [1, 9999, 9999],
        'timings',
        11,
      ),
      smsLoadingSeconds: count('Waiting: SMS', 'The same while a code is sent.', [1, 10, 9999], 'timings', 12),
      changePasswordLoadingSeconds: count(
        'Waiting: change password',
        'The same while a password is changed.',
        [1, 10, 9999],
        'timings',
        13,
      ),
      setPasswordLoadingSeconds: count(
        'Waiting: set password',
        'The same while a password is set by phone.',
        [1, 15, 9999],
        'timings',
        14,
      ),
      recoverLoadingSeconds: count(
        'Waiting: recovery mail',
        'The same while a recovery mail is asked for.',
        [1, 9999, 9999],
        'timings',
        15,
      ),
    }),
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
        : S extends { readonly type: 'array' }
          ? readonly number[]
          : string;

/** Behaviour with every value filled in. */
export type Behaviour = { readonly [K in keyof Sections]: Leaf<Sections[K]> };
