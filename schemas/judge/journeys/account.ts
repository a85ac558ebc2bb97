import { paths } from '../../declare/pages/addresses.ts';
import type { RegisterMethodTab } from '../../declare/register/registerEntries.ts';
import { type RecoveryWay, identified, recovery } from '../../declare/entries/recovery.ts';
import { entries } from '../entries/entries.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import { GUEST, sampleVisitor } from '../../declare/names/visitor.ts';
import type { Journey, JourneyName, StepVerdict } from './journey.ts';
import { hasPassword, loginObstacles } from './loggingIn.ts';
import { pageObstacles } from './pageObstacles.ts';
import { phoneCodeObstacles } from './phoneCodes.ts';
import { registerObstacles, viewOf, offeredMethods } from './registering.ts';
import { verdict } from './step.ts';

/** The recovery methods that accounts of a register method can use: a number counts only if it was proven. */
const recoverable = { username: ['email'], mobile: ['email', 'phone'] } as const satisfies Record<
  RegisterMethodTab,
  readonly RecoveryWay[]
>;

function recover(resolved: ResolvedSite, method: RegisterMethodTab): StepVerdict {
  const { site } = resolved;
  const guest = viewOf(site, GUEST);
  const ways = recoverable[method].filter((way) => evaluateWhen({ all: [recovery[way], identified[way]] }, guest));
  const page = pageObstacles(site, { to: paths.forgot, pointer: pointerTo('template', 'layout', 'forget') }, [guest]);
  return verdict('recover', ways.length > 0, [
    ...page,
    ...(ways.some((way) => way === 'phone') ? phoneCodeObstacles(site, 'smsWithoutLogin') : []),
  ]);
}

function changePassword(resolved: ResolvedSite, method: RegisterMethodTab, login: readonly Problem[]): StepVerdict {
  const { site } = resolved;
  const member = viewOf(site, sampleVisitor.member);
  const page = pageObstacles(site, { to: paths.changePassword, pointer: pointerTo('template', 'layout', 'changePassword') }, [
    member,
  ]);
  return verdict('changePassword', evaluateWhen(entries['security-list'].loginPassword, member), [
    ...login,
    ...page,
    ...(hasPassword(site, method) ? [] : phoneCodeObstacles(site, 'smsWithoutLogin')),
  ]);
}

/** Register, log in by the same identity, recover the password, change it. Without registration nothing of it is asked. */
export const accountJourney = (name: JourneyName, method: RegisterMethodTab): Journey => ({
  name,
  check: (resolved) => {
    if (!offeredMethods(resolved.site).includes(method)) {
      return ['register', 'login', 'recover', 'changePassword'].map((step) => verdict(step, false));
    }
    const register = registerObstacles(resolved, method);
    const login = [...register, ...loginObstacles(resolved, method)];
    return [
      verdict('register', true, register),
      verdict('login', true, login),
      recover(resolved, method),
      changePassword(resolved, method, login),
    ];
  },
});
