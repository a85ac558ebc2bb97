import { expect, test } from 'vitest';
import { customerTypes, roleReadings } from './customerTypes.ts';
import { audiences, audiencesOf, isAskedForContract, isAudience, sampleVisitor } from './visitor.ts';

/** Each type with its kinds by the agent test and by the table of roles, and whether each asks it for a contract. */
const rows = [
  [null, ['guest'], ['guest'], false, false],
  [0, ['member'], ['member'], false, false],
  [1, ['member', 'agent'], ['member', 'agent'], true, true],
  [2, ['member', 'agent'], ['member', 'agent'], true, true],
  [4, ['trial'], ['trial'], false, false],
  [40, ['special'], ['special'], false, false],
  [41, ['special', 'agent'], ['special'], false, false],
  [42, ['special', 'agent'], ['special'], false, false],
  [99, ['agent'], ['agent'], true, true],
] as const;

test.each(rows)('type %j is %j by the agent test and %j by the table of roles', (type, byTest, byTable, asked, askedByTable) => {
  const { agentTest, roleTable } = roleReadings;
  const visitor = { type };
  expect([audiencesOf(visitor, agentTest), audiencesOf(visitor, roleTable)]).toEqual([byTest, byTable]);
  expect([isAskedForContract(visitor, agentTest), isAskedForContract(visitor, roleTable)]).toEqual([asked, askedByTable]);
  for (const audience of ['guest', 'trial', 'member', 'special'] as const)
    expect(isAudience(visitor, audience)).toBe(byTest.some((kind) => kind === audience));
});

test('exempt types are asked for no contract, whatever the agent test says', () => {
  const roles = { nonAgentTypes: [], contractExemptTypes: [0, 41] };
  expect(customerTypes.filter((type) => isAskedForContract({ type }, roles))).toEqual([1, 2, 4, 40, 42]);
});

test.each(audiences)('the sample %s is one, by both readings', (audience) => {
  for (const roles of Object.values(roleReadings)) expect(audiencesOf(sampleVisitor[audience], roles)).toContain(audience);
});
