import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { problem } from '#schemas/problem.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { sampleView } from '../testing/sampleView.ts';
import { PlanNotice } from './PlanNotice.tsx';

const { document } = sampleView().live;
const plan: PlanView = {
  dueAt: '2026-03-02T12:00:00Z',
  note: 'Spring',
  by: 'kim',
  createdAt: '2026-03-01T12:00:00Z',
  document: { ...document, switches: { TRIAL3: '0' } },
  failure: null,
};

describe('a plan', () => {
  it('is shown with what goes live then, and is cancelled after a confirmation', async () => {
    const cancelled: string[] = [];
    let there: PlanView | null = plan;
    const { user } = renderTool(<PlanNotice occasion={0} />, {
      api: {
        plan: async () => ({ plan: there }),
        cancelPlan: async ({ code }) => (cancelled.push(code), (there = null), { plan: null }),
      },
    });
    expect(await screen.findByText(/^Goes live/)).toBeVisible();
    expect(screen.getByText('Spring')).toBeVisible();
    await user.click(screen.getByText('Scheduled changes'));
    expect(screen.getByText('on → off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel schedule' }));
    expect(cancelled).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm cancelling?' }));
    expect(cancelled).toEqual(['demo']);
    await waitFor(() => expect(screen.queryByText(/^Goes live/)).toBeNull());
    expect(screen.getByText(/The schedule was cancelled/)).toHaveFocus();
    await user.tab();
    expect(screen.queryByText(/The schedule was cancelled/)).toBeNull();
  });

  it('that failed says why', async () => {
    const failure = { code: 'release.invalid', problems: [problem('login.noEntry', '/template/layout/header')] };
    renderTool(<PlanNotice occasion={0} />, { api: { plan: async () => ({ plan: { ...plan, failure } }) } });
    expect(await screen.findByText(/did not go live/)).toBeVisible();
    expect(screen.getByText('Reason: it no longer passes the checks')).toBeVisible();
    expect(screen.getByText(/Guests have no link to the login/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('cannot be cancelled by who cannot publish', async () => {
    renderTool(<PlanNotice occasion={0} />, { role: 'editor', api: { plan: async () => ({ plan }) } });
    expect(await screen.findByText(/^Goes live/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
