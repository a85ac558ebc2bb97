import { paths } from '../addresses.ts';
import { registering } from '../entries/namedConditions.ts';
import { pageEntries } from '../entries/pageEntries.ts';
import { pointerTo } from '../problem.ts';
import { evaluateWhen } from '../resolve/evaluateWhen.ts';
import { GUEST, sampleVisitor } from '../visitor.ts';
import type { Journey } from './journey.ts';
import { pageObstacles } from './pageObstacles.ts';
import { registerFormObstacles, viewOf } from './registering.ts';
import { verdict } from './step.ts';

/** A guest plays with a trial account, and finds the way to an account of their own. */
export const trial: Journey = {
  name: 'trial',
  check: (resolved) => {
    const { site } = resolved;
    const guest = viewOf(site, GUEST);
    const isOn = evaluateWhen(pageEntries['trial-start'].content, guest);
    const mayRegister = isOn && evaluateWhen(registering, viewOf(site, sampleVisitor.trial));
    const page = pageObstacles(site, { to: paths.trial, pointer: pointerTo('template', 'layout', 'trial') }, [guest]);
    return [verdict('open', isOn, page), verdict('toAccount', mayRegister, [...page, ...registerFormObstacles(resolved)])];
  },
};
