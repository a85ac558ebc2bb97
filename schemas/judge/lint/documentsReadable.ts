import { openWays } from '../../declare/entries/openWays.ts';
import { wantedSocial } from '../../declare/entries/socialEntries.ts';
import { pageObstacles } from '../journeys/pageObstacles.ts';
import { viewOf, offeredMethods } from '../journeys/registering.ts';
import { PAGE_PREFIX } from '../../declare/names/earlyPaths.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { documentNames } from '../../declare/names/behaviourWords.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site } from '../../release/resolve/site.ts';
import { GUEST } from '../../declare/names/visitor.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody } from '../findings/views.ts';

/** The documents that a site needs before it may ask for their acceptance; game rules are optional. */
const needed: readonly (typeof documentNames)[number][] = ['terms', 'privacy'];

/** Whether visitors are asked to accept terms: at the registration, at a login with an external account, or when an agent opens an account. */
const asksToAccept = (site: Site): boolean =>
  offeredMethods(site).length > 0 ||
  [...Object.values(wantedSocial), ...Object.values(openWays)].some((when) =>
    everybody.some((visitor) => evaluateWhen(when, viewOf(site, visitor))),
  );

/** Documents that players accept must have an address, and its page must open for a guest. */
export const documentsReadable: LintRule = ({ site }) => {
  if (!asksToAccept(site)) return [];
  return documentNames.flatMap((name) => {
    const to = site.behaviour.documents[name];
    const pointer = pointerTo('template', 'behaviour', 'documents', name);
    if (to === '') return needed.includes(name) ? [found('documents.missing', pointer)] : [];
    if (!to.startsWith(PAGE_PREFIX)) return [];
    return pageObstacles(site, { to, pointer, fix: { op: 'remove', pointer } }, [viewOf(site, GUEST)]);
  });
};
