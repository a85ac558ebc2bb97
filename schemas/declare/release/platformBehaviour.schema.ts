import { type MovableCall, declaredCalls, movableCalls, numberCalls } from '../calls/declaredCalls.ts';
import { MOBILE_GATEWAY, moduleIds } from '../calls/moduleIds.ts';
import { DEVICE_HEADER, ENCRYPTION_HEADER, NUMBER_FIELD, TOKEN_HEADER, VERSION_HEADER } from '../platform/wireNames.ts';
import { errorTexts } from '../names/errorTexts.ts';
import { gates } from '../names/statusGate.ts';
import { type Described, choice, codes, count, pairs, overrides, patternText, section } from '../leaves/behaviourLeaves.ts';
import { serviceCiphers } from './serviceCipher.ts';

/** Calls stay on the site's own host and below the platform's paths, wherever a merchant moves them. */
const ADDRESS = '(?=.{1,120}$)/(wps|lgw)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+';
const HEADER = '^[A-Za-z][A-Za-z0-9-]{0,39}$';
const FIELD = '[A-Za-z][A-Za-z0-9_]{0,39}';

const text = (given: Described & { readonly pattern: string; readonly default: string }) =>
  patternText({ ...given, maxLength: 120 });
const field = (given: Described & { readonly default: string }) => text({ ...given, pattern: `^${FIELD}$` });

/** Where each call lives for merchants who do not move it. */
export const usualPaths = Object.fromEntries(movableCalls.map((name) => [name, declaredCalls[name].path])) as Readonly<
  Record<MovableCall, string> // fromEntries forgets which keys it was given
>;

/** What the calls that ask for a code call the mobile number. */
export const usualNumberFields = Object.fromEntries(numberCalls.map((name) => [name, NUMBER_FIELD])) as Readonly<
  Record<NumberCall, string> // the same
>;
export type NumberCall = (typeof numberCalls)[number];

/** Without these players could not log in or out. */
const needed: readonly MovableCall[] = ['loginKey', 'login', 'logout'];

/** How the merchant's platform is spoken to, where it differs from the table of calls (CALL-99). */
export const platformBehaviourSchema = section({
  title: 'Platform',
  description: 'Addresses, headers and ids of the merchant platform’s calls.',
  group: 'calls',
  properties: {
    tokenHeader: text({
      title: 'Token header',
      description: 'Header that carries the session token (CALL-101).',
      pattern: HEADER,
      default: TOKEN_HEADER,
    }),
    versionHeader: text({
      title: 'Version header',
      description: 'Header that names the version of a call (CALL-103).',
      pattern: HEADER,
      default: VERSION_HEADER,
    }),
    encryptionHeader: text({
      title: 'Encryption header',
      description: 'Header that says how a body is encrypted (LOGIN-20).',
      pattern: HEADER,
      default: ENCRYPTION_HEADER,
    }),
    deviceHeader: text({
      title: 'Device header',
      description: 'Header in which an installed page says OTHERS when somebody logs in (CALL-03, LOGIN-20).',
      pattern: HEADER,
      default: DEVICE_HEADER,
    }),
    gateway: count({
      title: 'Gateway',
      description: 'Code of this site among the platform’s gateways; sent by the calls below (CONST-06).',
      minimum: 0,
      default: MOBILE_GATEWAY,
      maximum: 99,
    }),
    gatewayCalls: codes({
      title: 'Calls with the gateway',
      description: 'Which calls also send the code of this site’s gateway, as wallet (CONST-06).',
      choices: movableCalls,
      default: [],
    }),
    statusPages: pairs({
      title: 'Other system statuses',
      description:
        'What single codes of the system status mean, as 7=maintenance; before what the reading of the parameters says (STAT-03).',
      left: '[0-9]{1,4}',
      right: gates,
      default: [],
    }),
    recentVendorField: choice({
      title: 'Studio of recently played games',
      description: 'Name of the studio parameter when recently played games are requested (FAV-10).',
      choices: ['vendor', 'vassalage'],
      default: 'vendor',
    }),
    numberFields: overrides({
      title: 'Mobile number',
      description:
        'What single calls that ask for a code call the mobile number, as smsForRegister=mobileNo; the others call it mobileNum (SMS-08).',
      usual: usualNumberFields,
      value: FIELD,
    }),
    chatModelField: field({
      title: 'Desk of a chat',
      description: 'Name under which the start of a chat tells the desk that was chosen, where there are several (CHAT-07).',
      default: 'modelId',
    }),
    serviceCipher: choice({
      title: 'Cipher of service links',
      description:
        'How the platform encrypts the customer support addresses, in ECB with PKCS7 padding: each ends with its own key, of 8 characters for des, 24 for tripledes, 16 and 32 for aes. Unencrypted addresses are used as they are; one that cannot be decrypted is not shown (CS-04).',
      choices: serviceCiphers,
      default: 'des',
    }),
    errorTexts: pairs({
      title: 'Texts of error codes',
      description:
        'Text that players see for the code of a failed call, as 40301=error.locked; every other keeps its own (ERR-06).',
      left: '[A-Za-z0-9][A-Za-z0-9_.-]{0,60}',
      right: errorTexts,
      default: [],
    }),
    footerParameter: field({
      title: 'Footer parameter',
      description: 'Name of the parameter that holds the footer order in the template that the platform sends (FNAV-13).',
      default: 'footer_nav',
    }),
    moduleCalls: pairs({
      title: 'Modules of calls',
      description:
        'Which module’s id a call sends where it is not the usual one, as wallet=records; wallet= sends none (CONST-05).',
      left: `(${movableCalls.join('|')})`,
      offered: movableCalls,
      right: [...Object.keys(moduleIds), ''],
      default: [],
    }),
    modules: overrides({
      title: 'Module ids',
      description:
        'Ids of modules that are not the usual ones, as wallet=FUND3; without an id the calls of a module send none (CONST-05).',
      usual: moduleIds,
      value: '[A-Za-z0-9_]{0,20}',
    }),
    paths: overrides({
      title: 'Paths',
      description:
        'Calls that live elsewhere than usual, as games=/wps/relay/games; empty where the platform has none. What needs a call without a path is switched off (CALL-104).',
      usual: usualPaths,
      value: `(${ADDRESS})?`,
      needed,
    }),
  },
});
