import { paths } from '../addresses.ts';
import { depositing, withdrawing } from '../entries/namedConditions.ts';
import { type Problem, pointerTo } from '../problem.ts';
import { evaluateWhen } from '../resolve/evaluateWhen.ts';
import type { Site } from '../resolve/site.ts';
import { sampleVisitor } from '../visitor.ts';
import { callObstacles } from './callObstacles.ts';
import type { Journey } from './journey.ts';
import { pageObstacles } from './pageObstacles.ts';
import { fieldsOf, viewOf, waysOffered } from './registering.ts';
import { verdict } from './step.ts';

function withdrawObstacles(site: Site): Problem[] {
  const isRegisteredWith = waysOffered(site).some((method) =>
    fieldsOf(site, method).some(({ name }) => name === 'paymentPassword'),
  );
  return [
    ...(isRegisteredWith ? [] : callObstacles(site, 'setPaymentPassword', 'withdraw.noPassword')),
    ...callObstacles(site, 'addBankCard', 'withdraw.noCard'),
  ];
}

/** A member pays in, and has money paid out. */
export const money: Journey = {
  name: 'money',
  check: ({ site }) => {
    const member = viewOf(site, sampleVisitor.member);
    const page = (name: 'deposit' | 'withdraw') =>
      pageObstacles(site, { to: paths[name], pointer: pointerTo('template', 'layout', name) }, [member]);
    return [
      verdict('deposit', evaluateWhen(depositing, member), page('deposit')),
      verdict('withdraw', evaluateWhen(withdrawing, member), [...page('withdraw'), ...withdrawObstacles(site)]),
    ];
  },
};
