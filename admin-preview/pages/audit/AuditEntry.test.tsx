import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AuditLine } from '#schemas/edges/api/audit.schema.ts';
import { defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleView } from '../../model/testing/sampleView.ts';
import { AuditEntry } from './AuditEntry.tsx';

const line = (action: AuditLine['action'], detail: AuditLine['detail']): AuditLine => ({
  id: 1,
  at: '2026-06-15T10:00:00.000Z',
  who: 'kim',
  token: null,
  action,
  merchantCode: 'demo',
  detail,
});
const FOOTER = '/template/parameters/footer_nav';
const hook = { name: 'Chat', origin: 'https://chat.example', events: ['release.published'], merchant: null };

it.each<[string, AuditLine['action'], AuditLine['detail'], string[]]>([
  [
    'a draft that was saved',
    'draft.saved',
    { revision: 4, changes: [{ pointer: FOOTER, before: 'home,deposit,member', after: 'home,member,deposit' }] },
    ['Footer orderDeposit: position 2 → 3'],
  ],
  [
    'a draft that the content of a plan has replaced',
    'draft.fromPlan',
    {
      plan: 7,
      isEnded: true,
      revision: 4,
      changes: [{ pointer: FOOTER, before: 'home,deposit,member', after: 'home,member,deposit' }],
    },
    ['Footer orderDeposit: position 2 → 3'],
  ],
  [
    'what a draft did not say itself before',
    'draft.saved',
    {
      revision: 4,
      changes: [
        { pointer: '/template/behaviour/seo/listed', after: false },
        { pointer: '/template/layout/home', after: [{ id: 'a', block: 'hot-games' }] },
      ],
    },
    ['Listed by search enginesInherited → off', 'HomeInherited → Hot games'],
  ],
  [
    'roles',
    'operator.roles',
    { name: 'ann', before: { all: 'viewer', merchants: {} }, after: { all: null, merchants: { demo: 'editor' } } },
    ['Rolesviewer of all merchants → editor of demo'],
  ],
  [
    'rules for publishing',
    'merchant.rules',
    { before: { fourEyes: false, confirmMinutes: null }, after: { fourEyes: true, confirmMinutes: 15 } },
    [
      'A second operator must approve each releaseoff → on',
      'Ask for the password before publishingNo → If not given for 15 minutes',
    ],
  ],
  [
    'limits of home, which are those of the product at first',
    'merchant.rules',
    {
      before: { fourEyes: false, confirmMinutes: null, homeLimits: null },
      after: { fourEyes: false, confirmMinutes: null, homeLimits: { ...defaultHomeLimits, bytes: 450_000, elements: 900 } },
    },
    [
      'How much home may take without a reason › Size in kB600 → 450',
      'How much home may take without a reason › Elements1000 → 900',
    ],
  ],
  [
    'a webhook',
    'webhook.changed',
    { before: hook, after: { ...hook, events: ['release.published', 'problem'], merchant: 'demo' } },
    ['EventsRelease published → Release published, Problem', 'MerchantAll merchants → demo'],
  ],
  ['nothing of a draft that an older build saved', 'draft.saved', { revision: 4 }, []],
  ['nothing of a form that it does not know', 'draft.saved', { changes: [7, { after: 1 }], revision: 4 }, []],
])('says before and after of %s', (_title, action, detail, sentences) => {
  renderTool(<AuditEntry line={line(action, detail)} />);
  const items = screen.queryAllByRole('listitem').slice(1);
  expect(items.map((item) => item.textContent)).toEqual(sentences);
});

const published = line('release.published', { releaseId: 41, revision: 5, note: '' });

it('says what a release changed, when that is asked for', async () => {
  const { live, ...view } = sampleView();
  const { template } = live.document;
  const before = { ...live.document, template: { ...template, parameters: { ...template.parameters, title: 'Old' } } };
  const { user } = renderTool(<AuditEntry line={published} />, {
    api: {
      merchant: async () => ({ ...view, live }),
      release: async ({ release }) => {
        expect(release).toBe(41);
        return { document: live.document, before };
      },
    },
  });
  await user.click(screen.getByText('What changed'));
  expect(await screen.findByText('“Old” → “Demo”')).toBeVisible();
});

it('says why it cannot say what a release changed', async () => {
  const { user } = renderTool(<AuditEntry line={published} />, {
    api: { merchant: async () => sampleView(), release: () => Promise.reject(new Refusal('release.unknown', 404)) },
  });
  await user.click(screen.getByText('What changed'));
  expect(await screen.findByRole('alert')).toBeVisible();
});
