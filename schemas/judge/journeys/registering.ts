import { type RegisterMethodTab, registerMethods } from '../../declare/register/registerEntries.ts';
import { inviting, registerWays, registering } from '../../declare/entries/namedConditions.ts';
import { captchaSiteKey } from './captchaSiteKey.ts';
import { found } from '../findings/findings.ts';
import { loginReachable } from './loginReachable.ts';
import { registerFields } from './registerFields.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { hasCall } from '../../release/resolve/hasCall.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { Site } from '../../release/resolve/site.ts';
import { formFields } from '../../rules/registerForm.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { GUEST, type Visitor } from '../../declare/names/visitor.ts';
import { phoneCodeObstacles } from './phoneCodes.ts';

/** A visitor of the site in its first language, in a browser. */
export const viewOf = (site: Site, visitor: Visitor) => ({
  site,
  visitor,
  language: site.defaultLanguage,
  installed: false,
});

/** The ways to register that a guest is offered: by the entries to it, or by an invitation, which works where no entries show. */
export function offeredMethods(site: Site): RegisterMethodTab[] {
  const guest = viewOf(site, GUEST);
  const isOffered = evaluateWhen(registering, guest) || evaluateWhen(inviting, guest);
  return isOffered ? registerMethods.filter((method) => evaluateWhen(registerWays[method], guest)) : [];
}

/** The fields of the form for a way to register. */
export const fieldsOf = ({ registerSettings, switches }: Site, method: RegisterMethodTab) =>
  formFields(registerSettings, method, (name: SwitchName) => switches[name]);

const noForm = (resolved: ResolvedSite, code: string): Problem[] => loginReachable(resolved).filter((each) => each.code === code);

/** Why guests have no form to register with. */
export const registerFormObstacles = (resolved: ResolvedSite): Problem[] => noForm(resolved, 'register.unreachable');

/** Why nobody can register by a method, even with every field filled in. */
export function formObstacles(resolved: ResolvedSite, method: RegisterMethodTab): Problem[] {
  const { site } = resolved;
  const fields = fieldsOf(site, method);
  const has = (name: unknown) => fields.some((field) => field.name === name);
  const isNeeded = (name: unknown) => fields.some((field) => field.name === name && field.required);
  const faulty = registerFields(resolved).filter(
    ({ severity, params }) => severity === 'error' && isNeeded(params['field']) && !has(params['target']),
  );
  const isNumber = site.registerSettings.fields.username.rules.findIndex(
    (rule) => rule.rule === 'format' && rule.value === 'digits',
  );
  const username = pointerTo('registerSettings', 'fields', 'username', 'rules');
  const captcha = pointerTo('registerSettings', 'fields', 'captcha');
  const withoutCaptcha = { ...site.registerSettings.fields.captcha, enabled: false, required: false };
  return [
    ...faulty,
    ...(isNeeded('username') && isNumber >= 0
      ? [found('register.noNameFits', `${username}/${isNumber}`, {}, { op: 'remove', pointer: `${username}/${isNumber}` })]
      : []),
    ...(has('captcha') && !hasCall(site, 'captcha')
      ? [found('register.noCaptcha', `${captcha}/enabled`, {}, { op: 'set', pointer: captcha, value: withoutCaptcha })]
      : []),
    ...(has('captcha') ? captchaSiteKey(resolved) : []),
    ...(has('verificationCode') ? phoneCodeObstacles(site, 'smsForRegister') : []),
  ];
}

/** Why an offered way to register cannot succeed. */
export const registerObstacles = (resolved: ResolvedSite, method: RegisterMethodTab): Problem[] => [
  ...registerFormObstacles(resolved),
  ...formObstacles(resolved, method),
];

/** Why guests find no way to log in. */
export const loginFormObstacles = (resolved: ResolvedSite): Problem[] =>
  ['login.unreachable', 'login.noEntry'].flatMap((code) => noForm(resolved, code));

/** Why none of several methods works; empty if one does. */
export function obstaclesOfAll(
  ways: readonly RegisterMethodTab[],
  obstacles: (method: RegisterMethodTab) => Problem[],
): Problem[] {
  const each = ways.map(obstacles);
  return each.some((those) => those.length === 0) ? [] : each.flat();
}
