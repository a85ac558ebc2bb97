import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanView } from '#schemas/api/releases.schema.ts';
import { problem } from '#schemas/problem.ts';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { samplePlan } from '../testing/samplePlan.ts';
import { PlanNotice } from './PlanNotice.tsx';

describe('a plan', () => {
  it('is shown with what goes live then, and is cancelled after a confirmation', async () => {
    const cancelled: string[] = [];
    let there: PlanView | null = samplePlan;
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
    renderTool(<PlanNotice occasion={0} />, { api: { plan: async () => ({ plan: { ...samplePlan, failure } }) } });
    expect(await screen.findByText(/did not go live/)).toBeVisible();
    expect(screen.getByText('Reason: it no longer passes the checks')).toBeVisible();
    expect(screen.getByText(/Guests have no link to the login/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('that waits for an approval says so, and goes live when another operator gives it, after the password', async () => {
    let there: PlanView | null = { ...samplePlan, needsApproval: true, heldSince: samplePlan.dueAt };
    let isConfirmed = false;
    const { user } = renderTool(<PlanNotice occasion={0} />, {
      api: {
        plan: async () => ({ plan: there }),
        confirm: async () => void (isConfirmed = true),
        approvePlan: async ({ body }) => {
          if (!isConfirmed) throw new Refusal('confirmation.needed', 403);
          expect(body).toEqual({ hash: samplePlan.hash });
          return { plan: (there = null) };
        },
      },
    });
    expect(await screen.findByText(/waits for approval$/)).toBeVisible();
    expect(screen.getByText('A second operator must approve it before it goes live.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve and publish now' }));
    await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'correct horse');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    const outcome = await screen.findByText('The release is live.');
    await waitFor(() => expect(outcome).toHaveFocus());
  });

  it.each([
    ['its own operator while a second one must approve', { by: 'ann', needsApproval: true }, 'publisher', false],
    ['its own operator when the rule was lifted while it waits', { by: 'ann', heldSince: samplePlan.dueAt }, 'publisher', true],
    ['another operator before it is due', { needsApproval: true }, 'publisher', true],
    ['who cannot publish', { needsApproval: true }, 'editor', false],
  ] as const)('is offered for approval, or not, to %s', async (_title, state, role, isOffered) => {
    renderTool(<PlanNotice occasion={0} />, { role, api: { plan: async () => ({ plan: { ...samplePlan, ...state } }) } });
    expect(await screen.findByText(/Scheduled changes/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^Approve/ })).toHaveLength(isOffered ? 1 : 0);
  });

  it('cannot be cancelled by who cannot publish', async () => {
    renderTool(<PlanNotice occasion={0} />, { role: 'editor', api: { plan: async () => ({ plan: samplePlan }) } });
    expect(await screen.findByText(/^Goes live/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
