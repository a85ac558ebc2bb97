import type { FromSchema } from 'json-schema-to-ts';
import { choice, duration, flag, patternText, section, types, word, words } from '../leaves/behaviourLeaves.ts';
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
    login: section({
      title: 'Login',
      description: 'The login form.',
      group: 'login',
      properties: {
        audience: choice({
          title: 'Who may log in',
          description: 'All, members with an account of their own only, or agents only.',
          choices: loginAudiences,
          default: 'all',
        }),
        remember: choice({
          title: 'Remember me',
          description: 'What the phone stores: name and password (obfuscated, not secure), the name only, or nothing.',
          choices: rememberKinds,
          default: 'username',
        }),
        autoLogin: flag({
          title: 'Automatic login',
          description: 'With a remembered password the form is sent at the next visit without a touch.',
          default: false,
        }),
        dialingCode: word({
          title: 'Country code',
          description: 'Dialling code chosen at first, digits only; empty for the first of the list.',
          maxLength: 4,
        }),
        rememberKey: word({
          title: 'Remembered under',
          description: 'Name under which the phone keeps the remembered login; empty for MC_LOGIN_INFO.',
          maxLength: 60,
        }),
        rememberSalt: word({
          title: 'Remembered with',
          description: 'Salt of a remembered password; empty for the merchant code. It hides, it does not protect.',
          maxLength: 60,
        }),
        inviteQuery: patternText({
          title: 'Invitation by',
          description: 'Query parameter that carries an invitation code; it is kept for the visit (REG-32).',
          maxLength: 40,
          pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
          default: 'affiliateCode',
        }),
        afterRegister: choice({
          title: 'After sign-up',
          description:
            'The login form with the name filled in, or logged in at once. Without a password, or when the platform asks for more, the form follows anyway.',
          choices: afterRegisterKinds,
          default: 'form',
        }),
        sessionDays: duration({
          title: 'Logged in for',
          description: 'After this time a player has to log in again, however often the session was used.',
          minimum: 1,
          default: 30,
          maximum: 365,
          unit: 'day',
        }),
        reservedNames: words({
          title: 'Reserved usernames',
          description:
            'Names that could be taken for the site’s own staff: no player can register them, nor the site’s name. Letter case does not matter.',
          pattern: '^[a-z0-9]{2,20}$',
          default: [
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
        }),
      },
    }),
    password: section({
      title: 'Password change',
      description: 'The change-password form.',
      group: 'login',
      properties: {
        holdOld: flag({
          title: 'Current password is stored',
          description: 'The session stores the login password, so that the form does not ask for it.',
          default: false,
        }),
        guestTarget: choice({
          title: 'Opened by a guest',
          description: 'Where guests are redirected who open the form by its address.',
          choices: guestTargets,
          default: 'home',
        }),
        refuseCommon: flag({
          title: 'Easy passwords are refused',
          description: 'The platform refuses new passwords that are among the 10,000 most common, or contain the username.',
          default: true,
        }),
      },
    }),
    responsible: section({
      title: 'Safety',
      description: 'What protects players; the conduct of the release fills it.',
      group: 'responsible',
      properties: {
        ageGate: flag({
          title: 'Age gate',
          description: 'Asks every new visitor to confirm the age limit before the lobby shows.',
          default: false,
        }),
        recordTerms: flag({
          title: 'Record accepted terms',
          description: 'Sign-up records which terms were accepted, when and from which IP address.',
          default: false,
        }),
        lastLogin: flag({
          title: 'Last login',
          description: 'After login, a message shows when and where the account was last used.',
          default: false,
        }),
        sessionClock: flag({
          title: 'Session clock',
          description: 'The header of a member shows how long the session has lasted.',
          default: false,
        }),
        idleMinutes: duration({
          title: 'Idle time',
          description: 'Time of inactivity until the player is logged out; 0 for never.',
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
          minimum: 0,
          default: 0,
          maximum: 1440,
          unit: 'minute',
        }),
        reverseWithdrawals: flag({
          title: 'Withdrawals can be reversed',
          description: 'Members can cancel a pending withdrawal and play with the money again.',
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

/** Behaviour with every value filled in. */
export type Behaviour = { readonly [K in keyof Sections]: Leaf<Sections[K]> };
