import { type EntrySetting, pointerOf } from '../entries/condition.ts';
import { service } from '../entries/namedConditions.ts';
import { pageEntries } from '../entries/pageEntries.ts';
import { provenNumbers, recovery } from '../entries/recovery.ts';
import { found } from '../lint/findings.ts';
import { type Problem, pointerTo } from '../problem.ts';
import { socialProviders } from '../release/behaviourWords.ts';
import { evaluateWhen } from '../resolve/evaluateWhen.ts';
import { explainWhen } from '../resolve/explainWhen.ts';
import type { ResolvedSite } from '../resolve/resolveSite.ts';
import type { Site } from '../resolve/site.ts';
import { GUEST } from '../visitor.ts';
import { viewOf, waysOffered } from './registering.ts';

/** Logins elsewhere that are switched on and lack a setting: their buttons stay hidden. */
const socialGaps = (site: Site): Problem[] =>
  socialProviders.flatMap((provider) => {
    const guest = viewOf(site, GUEST);
    if (!evaluateWhen(pageEntries.wantedSocial[provider], guest)) return [];
    return explainWhen(pageEntries.social[provider], guest)
      .flatMap(({ when }) => ('setting' in when ? [when.setting satisfies EntrySetting] : []))
      .map((setting) => found('social.notSetUp', pointerOf(setting), { provider }));
  });

/** Where players are left without a way, though no screen offers them one. */
export function gaps({ site }: ResolvedSite): Problem[] {
  const guest = viewOf(site, GUEST);
  const isTrue = (when: Parameters<typeof evaluateWhen>[0]) => evaluateWhen(when, guest);
  const isRecoverable = Object.values(recovery).some(isTrue);
  const byCode = pointerTo('switches', 'MOBILECODELOGIN3');
  const verified = pointerTo('switches', 'REGMOBVERF3');
  const registers = waysOffered(site);
  return [
    ...(registers.includes('mobile') && isTrue(pageEntries['login-form'].mobileLogin) && !isTrue(provenNumbers)
      ? [found('login.codeForNobody', byCode, {}, { op: 'set', pointer: verified, value: '1' })]
      : []),
    ...(registers.length > 0 && !isRecoverable && !isTrue(service)
      ? [found('recover.none', pointerTo('template', 'behaviour', 'platform', 'paths', 'service'))]
      : []),
    ...socialGaps(site),
  ];
}
