import { paths } from '../../declare/pages/addresses.ts';
import { openWays } from '../../declare/entries/openWays.ts';
import { registerMethods } from '../../declare/register/registerEntries.ts';
import { everybody } from '../findings/views.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { isAgent } from '../../declare/names/visitor.ts';
import type { Journey } from './journey.ts';
import { loginObstacles } from './loggingIn.ts';
import { pageObstacles } from './pageObstacles.ts';
import { formObstacles, obstaclesOfAll, viewOf } from './registering.ts';
import { verdict } from './step.ts';

/** An agent opens an account for a new member, who logs in. */
export const agent: Journey = {
  name: 'agent',
  check: (resolved) => {
    const { site } = resolved;
    const agents = everybody.filter((visitor) => isAgent(visitor, site.behaviour.roles)).map((visitor) => viewOf(site, visitor));
    const creates = site.layout.openAccount.some(
      ({ block, props }) => block === 'open-account' && [props['ways']].flat().includes('create'),
    );
    const ways = registerMethods.filter((method) => agents.some((view) => evaluateWhen(openWays[method], view)));
    const isOffered = creates && ways.length > 0;
    const page = pageObstacles(site, { to: paths.openAccount, pointer: pointerTo('template', 'layout', 'openAccount') }, agents);
    const open = [...page, ...obstaclesOfAll(ways, (method) => formObstacles(resolved, method))];
    const login = obstaclesOfAll(ways, (method) => [...formObstacles(resolved, method), ...loginObstacles(resolved, method)]);
    return [verdict('openAccount', isOffered, open), verdict('memberLogin', isOffered, [...page, ...login])];
  },
};
