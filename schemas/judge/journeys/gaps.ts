import { type EntrySetting, pointerOf } from '../../declare/entries/condition.ts';
import { service } from '../../declare/entries/namedConditions.ts';
import { entries } from '../entries/entries.ts';
import { type RecoveryWay, identified, provenNumbers, recovery } from '../../declare/entries/recovery.ts';
import { found } from '../findings/findings.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { socialProviders } from '../../declare/names/behaviourWords.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { explainWhen } from '../../release/resolve/explainWhen.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { Site } from '../../release/resolve/site.ts';
import { GUEST, sampleVisitor } from '../../declare/names/visitor.ts';
import { viewOf, offeredMethods } from './registering.ts';

/** Logins elsewhere that are switched on and lack a setting: their buttons stay hidden. */
const socialGaps = (site: Site): Problem[] =>
  socialProviders.flatMap((provider) => {
    const guest = viewOf(site, GUEST);
    if (!evaluateWhen(entries.wantedSocial[provider], guest)) return [];
    return explainWhen(entries.social[provider], guest)
      .flatMap(({ when }) => ('setting' in when ? [when.setting satisfies EntrySetting] : []))
      .map((setting) => found('social.notSetUp', pointerOf(setting), { provider }));
  });

const recoveryWays = Object.keys(recovery) as RecoveryWay[]; // Object.keys forgets them
const recoverySwitches = { email: 'PSWEMAIL3', phone: 'PSWPHONE3' } as const satisfies Record<RecoveryWay, SwitchName>;

/** Whether members can give their e-mail address after the registration. */
function takesEmailLater(site: Site): boolean {
  const member = viewOf(site, sampleVisitor.member);
  return (
    evaluateWhen(entries['security-list'].email, member) &&
    site.layout.securityCentre.some(({ block, props }) => block === 'security-list' && [props['rows']].flat().includes('email'))
  );
}

/** Recovery methods that the form offers, but no player can use (FORGOT-14). */
function unusedRecovery(site: Site): Problem[] {
  const guest = viewOf(site, GUEST);
  return recoveryWays
    .filter((way) => evaluateWhen(recovery[way], guest) && !evaluateWhen(identified[way], guest))
    .filter((way) => way !== 'email' || !takesEmailLater(site))
    .map((way) => {
      const pointer = pointerTo('switches', recoverySwitches[way]);
      return found('recover.forNobody', pointer, { way }, { op: 'set', pointer, value: '0' });
    });
}

/** Dead ends for players that are not a step of a journey. */
export function gaps({ site }: ResolvedSite): Problem[] {
  const guest = viewOf(site, GUEST);
  const isTrue = (when: Parameters<typeof evaluateWhen>[0]) => evaluateWhen(when, guest);
  const isRecoverable = recoveryWays.some((way) => isTrue(recovery[way]) && isTrue(identified[way]));
  const byCode = pointerTo('switches', 'MOBILECODELOGIN3');
  const verified = pointerTo('switches', 'REGMOBVERF3');
  const registers = offeredMethods(site);
  return [
    ...(registers.includes('mobile') && isTrue(entries['login-form'].mobileLogin) && !isTrue(provenNumbers)
      ? [found('login.codeForNobody', byCode, {}, { op: 'set', pointer: verified, value: '1' })]
      : []),
    ...(registers.length > 0 && !isRecoverable && !isTrue(service)
      ? [found('recover.none', pointerTo('template', 'behaviour', 'platform', 'paths', 'service'))]
      : []),
    ...(registers.length > 0 ? unusedRecovery(site) : []),
    ...socialGaps(site),
  ];
}
