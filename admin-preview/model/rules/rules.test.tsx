import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { PublishDialog } from '../../pages/release/PublishDialog.tsx';
import { sampleApproval, sampleRules } from '../testing/sampleRules.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { ApprovalNotice } from './ApprovalNotice.tsx';
import { RulesCard } from './RulesCard.tsx';

const none = sampleRules();
const asked = (askedBy: string): RulesView => sampleRules({ fourEyes: true, approval: sampleApproval({ askedBy }) });
const stays = () => Promise.resolve();

describe('the rules of a merchant', () => {
  it('are changed by an administrator', async () => {
    const sent: unknown[] = [];
    const { user } = renderTool(<RulesCard />, {
      role: 'admin',
      api: { rules: async () => none, setRules: async ({ body }) => (sent.push(body), { ...none, ...(body as object) }) },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'A second operator must approve each release' }));
    await user.selectOptions(screen.getByLabelText('Ask for the password before publishing'), '15');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Rules saved. They apply immediately.')).toBeVisible();
    expect(sent).toEqual([{ fourEyes: true, confirmMinutes: 15 }]);
  });

  it('limit what home may take', async () => {
    const sent: unknown[] = [];
    const { user } = renderTool(<RulesCard />, {
      role: 'admin',
      api: { rules: async () => none, setRules: async ({ body }) => (sent.push(body), none) },
    });
    await user.type(await screen.findByLabelText('Pictures'), '900');
    await user.type(screen.getByLabelText('Size in kB'), '640');
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Rules saved. They apply immediately.')).toBeVisible();
    const homeLimits = { ...defaultHomeLimits, pictures: 900, bytes: 640_000 };
    expect(sent).toEqual([{ fourEyes: false, confirmMinutes: null, homeLimits }]);
  });

  it('have the limits of the product again when a field is emptied', async () => {
    const sent: unknown[] = [];
    const own = { ...none, homeLimits: { ...defaultHomeLimits, requests: 50 } };
    const { user } = renderTool(<RulesCard />, {
      role: 'admin',
      api: { rules: async () => own, setRules: async ({ body }) => (sent.push(body), none) },
    });
    await user.clear(await screen.findByLabelText('Requests'));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('Rules saved. They apply immediately.')).toBeVisible();
    expect(sent).toEqual([{ fourEyes: false, confirmMinutes: null, homeLimits: null }]);
  });

  it('are only shown to others', async () => {
    renderTool(<RulesCard />, { api: { rules: async () => ({ ...none, fourEyes: true, confirmMinutes: 7 }) } });
    expect(await screen.findByRole('checkbox')).toBeDisabled();
    expect(screen.getByLabelText('Pictures')).toBeDisabled();
    expect(screen.getByRole('combobox')).toHaveDisplayValue('If not given for 7 minutes');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the approval of a draft', () => {
  it('is asked for, and then given by another operator', async () => {
    let rules: RulesView = { ...none, fourEyes: true };
    const { user } = renderTool(<ApprovalNotice flush={stays} />, {
      api: { rules: async () => rules, askApproval: async () => (rules = asked('ann')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Request approval' }));
    expect(await screen.findByText(/^ann requested approval/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull(); // ann cannot approve what she asked for
  });

  it('is given by another operator', async () => {
    let rules = asked('ben');
    const { user } = renderTool(<ApprovalNotice flush={stays} />, {
      api: {
        rules: async () => rules,
        approve: async () => {
          const approval = { ...asked('ben').approval, approvedBy: 'ann', approvedAt: '2026-03-01T13:00:00Z' };
          return (rules = { ...rules, approval: approval as RulesView['approval'] });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText(/^Approved by ann/)).toBeVisible();
  });

  it('is not shown where no rule asks for it', async () => {
    renderTool(<ApprovalNotice flush={stays} />, { api: { rules: () => new Promise(() => undefined) } });
    expect(screen.queryByRole('region')).toBeNull();
  });
});

it('who publishes gives the password where the merchant asks for it', async () => {
  let isConfirmed = false;
  const { user } = renderTool(<PublishDialog flush={stays} onReload={stays} onClose={() => undefined} />, {
    edits: { '/template/parameters/footer_nav': 'home,member,deposit' },
    api: {
      confirm: async () => void (isConfirmed = true),
      publish: async () => {
        if (!isConfirmed) throw new Refusal('confirmation.needed', 403);
        return { changed: true, releaseId: 41, revision: 5 };
      },
    },
  });
  await user.click(screen.getByRole('checkbox', { name: 'Publish without seeing the pictures' }));
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await user.type(await screen.findByLabelText('Password', { selector: 'input' }), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Revision 5 is live')).toBeInTheDocument();
});
