import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { withValueAt } from '#schemas/resolve/overlay.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { samplePlan } from '../testing/samplePlan.ts';
import { PlanAhead } from './PlanAhead.tsx';

const TITLE = '/template/parameters/title';

function renderAhead(plan: PlanView | null, edits: Readonly<Record<string, unknown>> = { [TITLE]: 'Autumn' }) {
  let asked = 0;
  renderTool(<PlanAhead />, { edits, api: { plan: async () => ((asked += 1), { plan }) } });
  return () => expect.poll(() => asked).toBe(1);
}

describe('who publishes while a release is scheduled', () => {
  it('learns that it goes on top where the two change different settings', async () => {
    renderAhead(samplePlan);
    expect(await screen.findByText(/^A release is scheduled for .* It will be put on top of this one/)).toBeVisible();
  });

  it('learns which settings both change, and whose the release is', async () => {
    renderAhead({ ...samplePlan, document: withValueAt(samplePlan.document, TITLE, 'Spring') });
    const said = await screen.findByRole('status');
    expect(said).toHaveTextContent(/by kim\. Both change: Site title\. If you publish now, it will not go live\./);
    expect(said).toHaveAttribute('data-disputed');
  });

  it.each<[string, PlanView | null]>([
    ['nothing is scheduled', null],
    ['what was scheduled has failed', { ...samplePlan, failure: { code: 'plan.stale', problems: [] } }],
  ])('hears nothing where %s', async (_title, plan) => {
    await renderAhead(plan)();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
