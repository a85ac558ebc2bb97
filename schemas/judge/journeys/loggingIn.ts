import type { RegisterMethodTab } from '../../declare/register/registerEntries.ts';
import { entries } from '../entries/entries.ts';
import { provenNumbers } from '../../declare/entries/recovery.ts';
import { found } from '../findings/findings.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { Site } from '../../release/resolve/site.ts';
import { MAX_LOGIN_NAME, loginName } from '../../rules/loginName.ts';
import type { FormField } from '../../rules/registerForm.ts';
import { runRules } from '../../rules/runRules.ts';
import { samplesOf } from '../../rules/sampleValues.ts';
import type { RegisterField, SharedRuleSet } from '../../declare/register/registerSettings.schema.ts';
import { GUEST, isAgent } from '../../declare/names/visitor.ts';
import { fieldsOf, loginFormObstacles, viewOf } from './registering.ts';
import { phoneCodeObstacles } from './phoneCodes.ts';

/** The kind of every account that is registered (REG-22). */
const REGISTERED = { type: 0 };

/** Values do not depend on the day, and on no other field. */
const alone = { values: {}, today: '2000-01-01' };

/** Entries that the register form takes for a field and that the login refuses. */
function refusedAtLogin(
  site: Site,
  method: RegisterMethodTab,
  name: RegisterField,
  login: FormField,
  set: SharedRuleSet,
): Problem[] {
  const field = fieldsOf(site, method).find((each) => each.name === name);
  if (!field) return [];
  const taken = samplesOf(field, alone).filter(
    ({ aim, value }) => (aim === 'typical' || aim === 'shortest' || aim === 'longest') && value.length <= MAX_LOGIN_NAME,
  );
  const refused = taken.find(({ value }) => runRules(value, login, alone) !== undefined);
  if (refused === undefined) return [];
  const pointer = pointerTo('registerSettings', 'shared', set);
  return [found('login.rules', pointer, { field: name, example: refused.value }, { op: 'set', pointer, value: [] })];
}

const mobileLogin = (site: Site) => evaluateWhen(entries['login-form'].mobileLogin, viewOf(site, GUEST));

/** Why an account without a password cannot be logged in to: it needs a proven number, and a login by code (LOGIN-03). */
function codeLoginObstacles(site: Site): Problem[] {
  const pointer = pointerTo('switches', 'MOBILENUMPASSREG3');
  if (!evaluateWhen(provenNumbers, viewOf(site, GUEST))) {
    return [found('login.unproven', pointer, {}, { op: 'set', pointer, value: '1' })];
  }
  const byCode = pointerTo('switches', 'MOBILECODELOGIN3');
  if (!mobileLogin(site)) return [found('login.noPassword', pointer, {}, { op: 'set', pointer: byCode, value: '1' })];
  return phoneCodeObstacles(site, 'smsWithoutLogin');
}

/** Why accounts registered by the form are refused at every login (LOGIN-22). */
export function audienceObstacles({ behaviour }: Site): Problem[] {
  const { login, roles } = behaviour;
  const pointer = pointerTo('template', 'behaviour', 'login', 'audience');
  return login.audience === 'agents' && !isAgent(REGISTERED, roles)
    ? [found('login.audience', pointer, {}, { op: 'set', pointer, value: 'all' })]
    : [];
}

/** Whether an account of a way to register begins with a password. */
export const hasPassword = (site: Site, method: RegisterMethodTab): boolean =>
  fieldsOf(site, method).some(({ name }) => name === 'password');

function byPassword(site: Site, method: RegisterMethodTab): Problem[] {
  const { registerSettings } = site;
  const { shared } = registerSettings;
  const password: FormField = { name: 'password', required: true, rules: shared.loginPassword };
  const name = method === 'username' ? 'username' : 'mobileNum';
  return [
    ...refusedAtLogin(site, method, name, loginName(registerSettings), 'loginUsername'),
    ...refusedAtLogin(site, method, 'password', password, 'loginPassword'),
  ];
}

/** Why an account cannot log in with the data that it was registered with. */
export const loginObstacles = (resolved: ResolvedSite, method: RegisterMethodTab): Problem[] => [
  ...loginFormObstacles(resolved),
  ...audienceObstacles(resolved.site),
  ...(hasPassword(resolved.site, method) ? byPassword(resolved.site, method) : codeLoginObstacles(resolved.site)),
];
