import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import { type Operators, codeOf, startOperators } from '../../testing/startOperators.ts';
import { testBrand } from '../../testing/startTestServer.ts';

const IDLE = '/template/behaviour/responsible/idleMinutes';

let operators: Operators;
beforeAll(async () => {
  operators = await startOperators(['guarded', 'planned']);
});
afterAll(() => operators.server.close());

/** Saves a draft with the plain profile, where the live release has the strict one. */
function lower(code: string) {
  const release = testBrand(code);
  expect(release.template.conduct ?? 'strict').toBe('strict');
  return operators.save(code, { ...release, template: { ...release.template, conduct: 'seed' } });
}

it('a release that protects players less than the live one goes live with a reason for each protection alone', async () => {
  await lower('guarded');
  const refused = await operators.publish('guarded');
  expect([refused.status, codeOf(refused)]).toEqual([422, 'release.unwaived']);
  const { problems } = refused.json as ProblemAnswer;
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['protection.lowered']));
  expect(problems.map(({ pointer }) => pointer)).toContain(IDLE);

  const waived = problems.map(({ code, pointer }) => ({ code, pointer, reason: 'Another licence.' }));
  const partly = waived.filter(({ pointer }) => pointer !== IDLE);
  expect(codeOf(await operators.publish('guarded', { waived: partly }))).toBe('release.unwaived');
  expect((await operators.publish('guarded', { waived })).status).toBe(201);
});

it('nor does it go live later, by a plan without the reasons', async () => {
  await lower('planned');
  const { draft } = await operators.view('planned');
  const dueAt = new Date(operators.server.now().getTime() + 60_000).toISOString();
  const planned = await operators.publisher.api(
    'POST',
    '/merchants/planned/plans',
    { dueAt },
    { 'if-match': `"${draft.revision}"` },
  );
  expect([planned.status, codeOf(planned)]).toEqual([422, 'release.unwaived']);
});
