import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanWithDocument } from '#schemas/edges/api/releases.schema.ts';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { samplePlanned } from '../../model/testing/samplePlan.ts';
import { PlanAhead } from './PlanAhead.tsx';

const TITLE = '/template/parameters/title';
const titled = (title: string) => withValueAt(samplePlanned.document, TITLE, title);

function renderAhead(plans: readonly PlanWithDocument[], dueAt?: string) {
  let asked = 0;
  renderTool(<PlanAhead dueAt={dueAt} />, {
    edits: { [TITLE]: 'Autumn' },
    api: {
      plans: async () => ((asked += 1), plans),
      plan: async ({ plan }) => plans.find(({ id }) => id === plan) ?? Promise.reject(new Error(`asked for plan ${plan}`)),
    },
  });
  return () => expect.poll(() => asked).toBe(1);
}
/** The words of each plan by which one kind of sentence is told from another, and whether it is a warning. */
const said = async () => {
  const lines = await screen.findAllByRole('listitem');
  const kinds = /on top of it|replaces|on top of this|will not/;
  return lines.map(({ textContent, dataset }) => [kinds.exec(textContent)?.[0], dataset['disputed'] === '']);
};

describe('who publishes while a release is scheduled', () => {
  it('learns that it goes on top where the two change different settings', async () => {
    renderAhead([samplePlanned]);
    expect(await screen.findByText(/^A release is scheduled for .* It will be put on top of this one/)).toBeVisible();
  });

  it('learns which settings both change, and whose the release is', async () => {
    renderAhead([{ ...samplePlanned, document: titled('Spring') }]);
    const line = await screen.findByRole('listitem');
    expect(line).toHaveTextContent(/by kim\. Both change: Site title\. If yours goes live first, that one will not go live\./);
    expect(line).toHaveAttribute('data-disputed');
    expect(screen.getByRole('status')).toContainElement(line);
  });

  it('learns it of each, soonest first', async () => {
    const conflicting = { ...samplePlanned, id: 9, document: titled('Spring') };
    renderAhead([samplePlanned, conflicting, { ...conflicting, id: 10 }]);
    expect(await said()).toEqual([
      ['on top of this', false],
      ['will not', true],
      ['will not', true],
    ]);
  });

  it('learns that a later one goes on top of those due before it, and replaces what both set', async () => {
    const march = '2026-03-02T12:00:00Z';
    const april = '2026-04-02T12:00:00Z';
    renderAhead(
      [
        { ...samplePlanned, id: 1, dueAt: march },
        { ...samplePlanned, id: 2, dueAt: march, document: titled('Spring') },
        { ...samplePlanned, id: 3, dueAt: april },
        { ...samplePlanned, id: 4, dueAt: april, document: titled('Summer') },
      ],
      '2026-03-20T12:00',
    );
    expect(await said()).toEqual([
      ['on top of it', false],
      ['replaces', false],
      ['on top of this', false],
      ['will not', true],
    ]);
  });

  it('hears nothing of one that has failed', async () => {
    renderAhead([{ ...samplePlanned, id: 8, failure: { code: 'plan.stale', problems: [] } }, samplePlanned]);
    expect(await said()).toEqual([['on top of this', false]]);
  });

  it('hears nothing where nothing is scheduled', async () => {
    await renderAhead([])();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
