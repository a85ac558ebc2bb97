import { paths } from '../../declare/pages/addresses.ts';
import { registering } from '../../declare/entries/namedConditions.ts';
import { entries } from '../entries/entries.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { GUEST, sampleVisitor } from '../../declare/names/visitor.ts';
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
    const isOn = evaluateWhen(entries['trial-start'].content, guest);
    const mayRegister = isOn && evaluateWhen(registering, viewOf(site, sampleVisitor.trial));
    const page = pageObstacles(site, { to: paths.trial, pointer: pointerTo('template', 'layout', 'trial') }, [guest]);
    return [verdict('open', isOn, page), verdict('toAccount', mayRegister, [...page, ...registerFormObstacles(resolved)])];
  },
};
