import { type MovableCall, declaredCalls, movableCalls, numberCalls } from '../calls/declaredCalls.ts';
import { MOBILE_GATEWAY, type ModuleGroup, moduleIds, moduleTitles } from '../calls/moduleIds.ts';
import { DEVICE_HEADER, ENCRYPTION_HEADER, NUMBER_FIELD, TOKEN_HEADER, VERSION_HEADER } from '../platform/wireNames.ts';
import { errorTexts } from '../names/errorTexts.ts';
import { gates } from '../names/statusGate.ts';
import { choice, codes, count, pairs, section } from '../leaves/behaviourLeaves.ts';
import { serviceCiphers } from './serviceCipher.ts';

/** Calls stay on the site's own host and below the platform's paths, wherever a merchant moves them. */
const ADDRESS = '/(wps|lgw)(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+';
const HEADER = '^[A-Za-z][A-Za-z0-9-]{0,39}$';
const FIELD = '^[A-Za-z][A-Za-z0-9_]{0,39}$';
const MODULE = '^[A-Za-z0-9_]{0,20}$';

const text = (title: string, description: string, pattern: string, fallback: string, order: number) =>
  ({
    title,
    description,
    type: 'string',
    maxLength: 120,
    pattern,
    default: fallback,
    'x-ui': { widget: 'text', group: 'calls', order },
  }) as const;

type Text = ReturnType<typeof text>;

/** One setting per name, in their order. */
const perEntry = <K extends string>(names: readonly K[], setting: (name: K, order: number) => Text) =>
  // fromEntries forgets which keys it was given.
  Object.fromEntries(names.map((name, index) => [name, setting(name, index)])) as Record<K, Text>;

/** Without these players could not log in or out. */
const needed: readonly MovableCall[] = ['loginKey', 'login', 'logout'];

const pathSetting = (name: MovableCall, order: number) => {
  const isNeeded = needed.includes(name);
  return text(
    `Path: ${declaredCalls[name].title}`,
    `Path of the call “${name}”${isNeeded ? '.' : '; empty where the platform has none.'}`,
    isNeeded ? `^${ADDRESS}$` : `^(${ADDRESS})?$`,
    declaredCalls[name].path,
    20 + order,
  );
};

/** How the merchant's platform is spoken to, where it differs from the table of calls (CALL-99). */
export const platformBehaviourSchema = section('Platform', 'Addresses, headers and ids of the merchant platform’s calls.', {
  tokenHeader: text('Token header', 'Header that carries the session token (CALL-101).', HEADER, TOKEN_HEADER, 1),
  versionHeader: text('Version header', 'Header that names the version of a call (CALL-103).', HEADER, VERSION_HEADER, 2),
  encryptionHeader: text(
    'Encryption header',
    'Header that says how a body is encrypted (LOGIN-20).',
    HEADER,
    ENCRYPTION_HEADER,
    3,
  ),
  deviceHeader: text(
    'Device header',
    'Header in which an installed page says OTHERS when somebody logs in (CALL-03, LOGIN-20).',
    HEADER,
    DEVICE_HEADER,
    4,
  ),
  numberFields: section(
    'Mobile number',
    'What the mobile number is called by each call that asks for a code (SMS-08).',
    perEntry(numberCalls, (name, index) =>
      text(
        `Mobile number: ${declaredCalls[name].title}`,
        `Name of the mobile number in the body of the call “${name}”.`,
        FIELD,
        NUMBER_FIELD,
        7 + index,
      ),
    ),
  ),
  gateway: count(
    'Gateway',
    'Code of this site among the platform’s gateways; sent by the calls below (CONST-06).',
    [0, MOBILE_GATEWAY, 99],
    'calls',
    5,
  ),
  gatewayCalls: codes(
    'Calls with the gateway',
    'Which calls also send the code of this site’s gateway, as wallet (CONST-06).',
    movableCalls,
    [],
    'calls',
    5,
  ),
  statusPages: pairs(
    'Other system statuses',
    'What single codes of the system status mean, as 7=maintenance; before what the reading of the parameters says (STAT-03).',
    { left: '[0-9]{1,4}', right: gates },
    [],
    'calls',
    6,
  ),
  recentVendorField: choice(
    'Studio of recently played games',
    'Name of the studio parameter when recently played games are requested (FAV-10).',
    ['vendor', 'vassalage'],
    'vendor',
    'calls',
    6,
  ),
  chatModelField: text(
    'Desk of a chat',
    'Name under which the start of a chat tells the desk that was chosen, where there are several (CHAT-07).',
    FIELD,
    'modelId',
    9,
  ),
  serviceCipher: choice(
    'Cipher of service links',
    'How the platform encrypts the customer support addresses, in ECB with PKCS7 padding: each ends with its own key, of 8 characters for des, 24 for tripledes, 16 and 32 for aes. Unencrypted addresses are used as they are; one that cannot be decrypted is not shown (CS-04).',
    serviceCiphers,
    'des',
    'calls',
    9,
  ),
  errorTexts: pairs(
    'Texts of error codes',
    'Text that players see for the code of a failed call, as 40301=error.locked; every other keeps its own (ERR-06).',
    { left: '[A-Za-z0-9][A-Za-z0-9_.-]{0,60}', right: errorTexts },
    [],
    'calls',
    9,
  ),
  footerParameter: text(
    'Footer parameter',
    'Name of the parameter that holds the footer order in the template that the platform sends (FNAV-13).',
    FIELD,
    'footer_nav',
    9,
  ),
  moduleCalls: pairs(
    'Modules of calls',
    'Which module’s id a call sends where it is not the usual one, as wallet=records; wallet= sends none (CONST-05).',
    { left: `(${movableCalls.join('|')})`, offered: movableCalls, right: [...Object.keys(moduleIds), ''] },
    [],
    'calls',
    10,
  ),
  modules: section(
    'Modules',
    'Ids that calls send with what they ask; without one nothing is sent (CONST-05).',
    perEntry(Object.keys(moduleIds) as ModuleGroup[], (name, index) =>
      // the keys of a literal
      text(
        `Module: ${moduleTitles[name]}`,
        `Module id of the calls for “${moduleTitles[name]}”.`,
        MODULE,
        moduleIds[name],
        10 + index,
      ),
    ),
  ),
  paths: section(
    'Paths',
    'Where each call lives. What needs a call without a path is switched off (CALL-104).',
    perEntry(movableCalls, pathSetting),
  ),
});
