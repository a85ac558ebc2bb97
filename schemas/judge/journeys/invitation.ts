import { paths } from '../../declare/pages/addresses.ts';
import { inviting } from '../../declare/entries/namedConditions.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import type { Journey } from './journey.ts';
import { loginObstacles } from './loggingIn.ts';
import { pageObstacles } from './pageObstacles.ts';
import { obstaclesOfAll, registerFormObstacles, registerObstacles, viewOf, offeredMethods } from './registering.ts';
import { verdict } from './step.ts';

/** A member's link leads a visitor to the registration, who becomes a member and logs in again. */
export const invitation: Journey = {
  name: 'invitation',
  check: (resolved) => {
    const { site } = resolved;
    const member = viewOf(site, sampleVisitor.member);
    const isOffered = evaluateWhen(inviting, member);
    const ways = offeredMethods(site);
    const link = pageObstacles(site, { to: paths.invite, pointer: pointerTo('template', 'layout', 'invite') }, [member]);
    const open = [...link, ...registerFormObstacles(resolved)];
    const register = obstaclesOfAll(ways, (method) => registerObstacles(resolved, method));
    const login = obstaclesOfAll(ways, (method) => [...registerObstacles(resolved, method), ...loginObstacles(resolved, method)]);
    return [verdict('open', isOffered, open), verdict('register', isOffered, register), verdict('login', isOffered, login)];
  },
};
