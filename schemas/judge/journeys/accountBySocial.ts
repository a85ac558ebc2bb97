import { entries } from '../entries/entries.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { GUEST } from '../../declare/names/visitor.ts';
import type { Journey } from './journey.ts';
import { audienceObstacles } from './loggingIn.ts';
import { loginFormObstacles, viewOf } from './registering.ts';
import { verdict } from './step.ts';

/** Log in with an external account: the first login creates an account, later ones find it. Releases never contain a provider's secret. */
export const accountBySocial: Journey = {
  name: 'accountBySocial',
  check: ({ site, ...resolved }) => {
    const guest = viewOf(site, GUEST);
    const isOffered = Object.values(entries.social).some((when) => evaluateWhen(when, guest));
    const obstacles = [...loginFormObstacles({ site, ...resolved }), ...audienceObstacles(site)];
    return [verdict('register', isOffered, obstacles), verdict('login', isOffered, obstacles)];
  },
};
