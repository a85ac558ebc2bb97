import { paths } from '../../declare/pages/addresses.ts';
import { depositing, withdrawing } from '../../declare/entries/namedConditions.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site } from '../../release/resolve/site.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import { callObstacles } from './callObstacles.ts';
import type { Journey } from './journey.ts';
import { pageObstacles } from './pageObstacles.ts';
import { fieldsOf, viewOf, offeredMethods } from './registering.ts';
import { verdict } from './step.ts';

function withdrawObstacles(site: Site): Problem[] {
  const isRegisteredWith = offeredMethods(site).some((method) =>
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
