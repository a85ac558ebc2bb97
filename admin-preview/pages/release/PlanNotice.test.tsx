import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import { problem } from '#schemas/base/json/problem.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { samplePlan, samplePlanned } from '../../model/testing/samplePlan.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { PlanNotice } from './PlanNotice.tsx';

const TITLE = '/template/parameters/title';
const stays = () => Promise.resolve();
const notice = <PlanNotice occasion={0} flush={stays} onReload={stays} />;
const FAILED = { code: 'plan.conflict', problems: [] };

describe('a plan', () => {
  it('is shown with what goes live then, and is cancelled after a confirmation', async () => {
    const cancelled: string[] = [];
    let there: PlanView[] = [samplePlan];
    const { user } = renderTool(notice, {
      api: {
        plans: async () => there,
        plan: async () => samplePlanned,
        cancelPlan: async ({ code, plan }) => void (cancelled.push(`${code} ${plan}`), (there = [])),
      },
    });
    expect(await screen.findByText(/^Goes live/)).toBeVisible();
    expect(screen.getByText('Spring')).toBeVisible();
    await user.click(screen.getByText('Scheduled changes'));
    expect(await screen.findByText('on → off')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel schedule' }));
    expect(cancelled).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm cancelling?' }));
    expect(cancelled).toEqual(['demo 7']);
    await waitFor(() => expect(screen.queryByText(/^Goes live/)).toBeNull());
    expect(screen.getByText(/The schedule was cancelled/)).toHaveFocus();
    await user.tab();
    expect(screen.queryByText(/The schedule was cancelled/)).toBeNull();
  });

  it('that failed says why', async () => {
    const failure = { code: 'release.invalid', problems: [problem('login.noEntry', '/template/layout/header')] };
    renderTool(notice, { api: { plans: async () => [{ ...samplePlan, failure }] } });
    expect(await screen.findByText(/did not go live/)).toBeVisible();
    expect(screen.getByText('Reason: it no longer passes the checks')).toBeVisible();
    expect(screen.getByText(/Guests have no link to the login/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('that waits for an approval says so, and goes live when another operator gives it, after the password', async () => {
    let there: PlanView[] = [{ ...samplePlan, needsApproval: true, heldSince: samplePlan.dueAt }];
    let isConfirmed = false;
    const { user } = renderTool(notice, {
      api: {
        plans: async () => there,
        confirm: async () => void (isConfirmed = true),
        approvePlan: async ({ plan, body }) => {
          if (!isConfirmed) throw new Refusal('confirmation.needed', 403);
          expect([plan, body]).toEqual([7, { hash: samplePlan.hash }]);
          there = [];
          return { plan: null };
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
    renderTool(notice, { role, api: { plans: async () => [{ ...samplePlan, ...state }] } });
    expect(await screen.findByText(/Scheduled changes/)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: /^Approve/ })).toHaveLength(isOffered ? 1 : 0);
  });

  it('cannot be cancelled by who cannot publish', async () => {
    renderTool(notice, { role: 'editor', api: { plans: async () => [samplePlan] } });
    expect(await screen.findByText(/^Goes live/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('several plans', () => {
  const soon = { ...samplePlan, id: 8, note: 'Soon', dueAt: '2026-03-03T12:00:00Z' };
  const late = { ...samplePlan, id: 9, note: 'Late', dueAt: '2026-04-03T12:00:00Z' };
  const failed = { ...samplePlan, id: 10, note: 'Failed', dueAt: '2026-03-05T12:00:00Z', failure: FAILED };

  it('are shown each with its note, those that failed first, and are cancelled one by one', async () => {
    const cancelled: number[] = [];
    const { user } = renderTool(notice, {
      api: {
        plans: async () => [soon, failed, late].filter(({ id }) => !cancelled.includes(id)),
        cancelPlan: async ({ plan }) => void cancelled.push(plan),
      },
    });
    const notes = () => screen.getAllByRole('listitem').map(({ textContent }) => /Failed|Soon|Late/.exec(textContent)?.[0]);
    await waitFor(() => expect(notes()).toEqual(['Failed', 'Soon', 'Late']));
    expect(screen.getAllByText('scheduled by kim')).toHaveLength(3);
    const of = (note: string) => {
      const card = screen.getByText(note).closest('li');
      if (card === null) throw new Error(`no plan with the note ${note}`);
      return within(card);
    };
    expect(of('Late').getByRole('button', { name: 'Cancel schedule' })).toHaveAccessibleDescription(/^Goes live Apr 3/);
    await user.click(of('Late').getByRole('button', { name: 'Cancel schedule' }));
    await user.click(of('Late').getByRole('button', { name: 'Confirm cancelling?' }));
    await waitFor(() => expect(notes()).toEqual(['Failed', 'Soon']));
    await user.click(of('Failed').getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(notes()).toEqual(['Soon']));
    expect(cancelled).toEqual([9, 10]);
  });
});

describe('the content of a plan', () => {
  const taken = async () => ({ revision: 10, parentReleaseId: 40, updatedAt: null, by: 'ann' });

  it('is taken into a draft without changes at once, with its note, and what becomes of the plan is shown', async () => {
    const asked: unknown[] = [];
    let there: PlanView[] = [{ ...samplePlan, failure: FAILED }];
    let loads = 0;
    const reloaded = async () => void (loads += 1);
    const { user, store } = renderTool(<PlanNotice occasion={0} flush={stays} onReload={reloaded} />, {
      api: { plans: async () => there, takePlan: async (input) => (asked.push(input), (there = []), taken()) },
    });
    await user.click(await screen.findByRole('button', { name: 'Take into the draft' }));
    await waitFor(() => expect(screen.getByText(/^The scheduled content is in the draft/)).toHaveFocus());
    expect(asked).toEqual([{ code: 'demo', plan: 7, revision: sampleView().draft.revision }]);
    expect([loads, store.getState().note]).toEqual([1, 'Spring']);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  });

  it('replaces a draft with changes only after a confirmation, and leaves a note that was typed', async () => {
    let asked = 0;
    const { user, store } = renderTool(notice, {
      edits: { [TITLE]: 'Autumn' },
      api: { plans: async () => [samplePlan], takePlan: async () => ((asked += 1), taken()) },
    });
    store.getState().setNote('Typed');
    await user.click(await screen.findByRole('button', { name: 'Take into the draft' }));
    expect(asked).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Replace the draft?' }));
    expect(await screen.findByText(/^The scheduled content is in the draft/)).toBeVisible();
    expect([asked, store.getState().note]).toEqual([1, 'Typed']);
    expect(screen.getByText(/^Goes live/)).toBeVisible();
  });

  it('does not replace what another operator has saved meanwhile', async () => {
    const theirs = { ...sampleView().draft, document: { schemaVersion: 1 }, revision: 11, by: 'kim' };
    const { user, store } = renderTool(notice, {
      edits: { [TITLE]: 'Autumn' },
      api: {
        plans: async () => [samplePlan],
        takePlan: () => Promise.reject(new Refusal('draft.stale', 409, [], theirs)),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Take into the draft' }));
    await user.click(screen.getByRole('button', { name: 'Replace the draft?' }));
    await waitFor(() => expect(store.getState().saving).toBe('conflict'));
    expect(screen.queryByText(/^The scheduled content is in the draft/)).toBeNull();
  });

  it('does not replace what could not be saved', async () => {
    const { user, store } = renderTool(notice, { api: { plans: async () => [samplePlan] } });
    store.getState().setAt(TITLE, 'Not saved');
    await user.click(await screen.findByRole('button', { name: 'Take into the draft' }));
    await user.click(screen.getByRole('button', { name: 'Replace the draft?' }));
    expect(await screen.findByText('The draft could not be saved, so it was not replaced.')).toBeVisible();
  });
});

it('of several plans, those that ask for somebody and the soonest are shown, the others when they are opened', async () => {
  const plans = [
    { ...samplePlan, id: 1, note: 'Soonest' },
    { ...samplePlan, id: 2, note: 'Next' },
    { ...samplePlan, id: 3, note: 'Asks', needsApproval: true },
    { ...samplePlan, id: 4, note: 'Last' },
    { ...samplePlan, id: 5, note: 'Failed', failure: FAILED },
  ];
  renderTool(notice, { api: { plans: async () => plans } });
  const folded = (await screen.findByText('More scheduled: 2')).closest('details');
  const foldOf = (note: string) => screen.getByText(note).closest('details');
  expect(['Failed', 'Soonest', 'Asks'].map(foldOf)).toEqual([null, null, null]);
  expect(['Next', 'Last'].map(foldOf)).toEqual([folded, folded]);
  expect(folded).not.toHaveAttribute('open');
});
