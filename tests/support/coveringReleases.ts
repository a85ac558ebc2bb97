import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { languageCodes } from '#schemas/declare/languages/languages.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { loginAudiences } from '#schemas/declare/names/behaviourWords.ts';
import { gateKinds } from '#schemas/declare/names/gateKinds.ts';
import { type RegisterField, registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { roleReadings } from '#schemas/declare/names/customerTypes.ts';
import type { Changes } from './changedRelease.ts';
import { type Choice, coveringRows } from './coveringRows.ts';

/** A setting, or several that belong together, and the values that it is tried with. */
interface Parameter {
  readonly name: string;
  readonly values: readonly { readonly name: string; readonly changes: Changes }[];
}

const switchAt = (name: SwitchName) => pointerTo('switches', name);
const behaviourAt = (...keys: readonly string[]) => pointerTo('template', 'behaviour', ...keys);
const parameterAt = (name: string) => pointerTo('template', 'parameters', name);

const onOff = (name: SwitchName): Parameter => ({
  name,
  values: ['0', '1'].map((value) => ({ name: value, changes: { [switchAt(name)]: value } })),
});

function field(name: RegisterField): Parameter {
  const at = (key: string) => pointerTo('registerSettings', 'fields', name, key);
  const value = (label: string, enabled: boolean, required: boolean) => ({
    name: label,
    changes: { [at('enabled')]: enabled, [at('required')]: required },
  });
  return { name, values: [value('off', false, false), value('optional', true, false), value('required', true, true)] };
}

const choice = <V>(name: string, pointer: string, values: readonly V[]): Parameter => ({
  name,
  values: values.map((value) => ({ name: JSON.stringify(value), changes: { [pointer]: value } })),
});

const signUp = (username: string, mobile: string) => ({
  name: `${username}${mobile}`,
  changes: { [switchAt('USERNAMEREG3')]: username, [switchAt('MOBILENUMREG3')]: mobile },
});

const social = (telegram: string, bot: string) => ({
  name: `telegram ${telegram} ${bot}`,
  changes: { [switchAt('telegram')]: telegram, [behaviourAt('social', 'telegram', 'bot')]: bot },
});

/** Settings that decide who can recover an account: every combination of these is tried. */
const identity: readonly Parameter[] = [
  { name: 'sign-up methods', values: [signUp('1', '0'), signUp('0', '1'), signUp('1', '1'), signUp('0', '0')] },
  onOff('MOBILENUMPASSREG3'),
  onOff('REGMOBVERF3'),
  onOff('MOBILECODELOGIN3'),
  onOff('PSWEMAIL3'),
  onOff('PSWPHONE3'),
];

/** Calls that platforms may lack, one at a time. */
const missingCalls: Parameter = {
  name: 'without',
  values: [
    { name: 'none', changes: {} },
    ...(
      [
        'captcha',
        'registerByUsername',
        'smsForRegister',
        'setPasswordByPhone',
        'changePassword',
        'freeplay',
        'deposit',
        'addBankCard',
        'openByMobile',
        'games',
        'launch',
        'favouriteAdd',
        'chatLaunch',
        'announcements',
        'feedback',
        'inboxList',
      ] as const satisfies readonly CallName[]
    ).map((call) => ({ name: call, changes: { [behaviourAt('platform', 'paths', call)]: '' } })),
  ],
};

const parameters: readonly Parameter[] = [
  ...identity,
  ...registerFields.map(field),
  onOff('TRIAL3'),
  onOff('REFERRAL'),
  onOff('CBS3'),
  { name: 'social', values: [social('0', ''), social('1', 'lantern_bot'), social('1', '')] },
  choice('version', pointerTo('template', 'version'), ['base', 'new']),
  choice('conduct', pointerTo('template', 'conduct'), ['seed', 'strict']),
  choice('languages', parameterAt('language'), [...languageCodes, languageCodes.join(',')]),
  choice('sign-up entries', parameterAt('switch_register_button'), ['1', '0']),
  choice('who may log in', behaviourAt('login', 'audience'), loginAudiences),
  choice('roles', behaviourAt('roles'), Object.values(roleReadings)),
  missingCalls,
  choice('deposit gate', behaviourAt('gates', 'deposit'), gateKinds),
  choice('withdrawal gate', behaviourAt('gates', 'withdraw'), gateKinds),
  choice('page permissions', behaviourAt('gates', 'pages'), [[], ['/m/securityCenter=agent'], ['/m/feedback=formal']]),
  choice('invite entry for guests', behaviourAt('lobby', 'guestsInvite'), [true, false]),
  {
    name: 'search page',
    values: [
      { name: 'there', changes: {} },
      { name: 'empty', changes: { [pointerTo('template', 'layout', 'search')]: [] } },
    ],
  },
];

export interface CoveringReleases {
  readonly releases: readonly { readonly name: string; readonly changes: Changes }[];
  readonly tuples: number;
}

/** Every combination of the settings of `identity`. */
function identityChoices(): Choice[] {
  let choices: Map<number, number>[] = [new Map()];
  for (const [index, { values }] of identity.entries())
    choices = choices.flatMap((known) => values.map((_value, value) => new Map([...known, [index, value]])));
  return choices;
}

/**
 * Releases that hold every pair, or every triple, of the values above. No combination is left out: the reader accepts each of them, so an
 * operator can publish it.
 */
export function coveringReleases(strength: 2 | 3): CoveringReleases {
  const levels = parameters.map(({ values }) => values.length);
  const { rows, tuples } = coveringRows(levels, strength, identityChoices());
  const releases = rows.map((row) => {
    const chosen = parameters.map(({ name, values }, index) => ({ name, value: values[row[index] ?? 0] }));
    return {
      name: chosen.map(({ name, value }) => `${name}=${value?.name ?? ''}`).join(' '),
      changes: Object.assign({}, ...chosen.map(({ value }) => value?.changes ?? {})) as Changes,
    };
  });
  return { releases, tuples };
}
