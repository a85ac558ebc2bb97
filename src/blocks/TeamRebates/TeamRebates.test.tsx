import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { someMembers } from '#tests/support/teamAnswers.ts';
import { TeamRebates } from './TeamRebates.tsx';

const answers = { downlines: (given: unknown) => someMembers(given as Params), updateRebates: undefined };
const show = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<TeamRebates search />, {
    mode: 'preview',
    visitor: sampleVisitor.agent,
    path: '/m/member/teamRebate',
    answers,
    ...setting,
  });
const field = () => screen.findByRole('textbox', { name: 'Rebate of member0 (%)' });
const row = async () =>
  within(within(await screen.findByRole('list', { name: 'Team rebate' })).getAllByRole('listitem')[0] ?? document.body);
const changes = ({ asked }: { readonly asked: readonly { readonly call: string; readonly given: unknown }[] }) =>
  asked.filter(({ call }) => call === 'updateRebates').map(({ given }) => given);

async function change(text: string) {
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  await userEvent.click((await row()).getByRole('button', { name: /^Save: / }));
}

describe('the team rebates', () => {
  it('are changed within the bounds that the platform names', async () => {
    const { http, store } = show();
    expect(await field()).toHaveAccessibleDescription('From 1.2% to 6%');
    await change('4,25');
    await expect.poll(() => changes(http)).toEqual([{ rebates: [{ memberId: 1, rebate: 4.25 }] }]);
    await expect.poll(() => store.getState().toasts).toContainEqual(expect.objectContaining({ text: 'Rebate saved' }));
  });

  it('keep the focus where it was when they are listed again', async () => {
    let rebate = 3;
    show({
      answers: {
        downlines: (given: unknown) => {
          const page = someMembers(given as Params);
          return { ...page, list: page.list.map((member, index) => (index === 0 ? { ...member, rebate } : member)) };
        },
        updateRebates: () => {
          rebate = 4;
          return undefined;
        },
      },
    });
    await change('4');
    await (await row()).findByText('4%');
    expect((await row()).getByRole('button', { name: /^Save: / })).toHaveFocus();
    expect(await field()).toHaveValue('4');
  });

  it('invent none that the platform does not report', async () => {
    const [{ rebate: _told, ...member } = { memberId: 0, username: '' }] = someMembers({}).list;
    show({ answers: { ...answers, downlines: { list: [member], totalCount: 1 } } });
    expect(await field()).toHaveValue('');
    expect((await row()).queryByText('0%')).toBeNull();
  });

  it.each(['6.01', '1', 'much'])('are not sent as %s', async (text) => {
    const { http } = show();
    await change(text);
    expect(await field()).toBeInvalid();
    expect((await row()).getByRole('alert')).toHaveTextContent('From 1.2% to 6%');
    expect(changes(http)).toEqual([]);
  });

  it('say why one was refused', async () => {
    show({ answers: { ...answers, updateRebates: new ApiError('downline.rebate', 422, '') } });
    await change('5');
    expect(await (await row()).findByRole('alert')).toHaveTextContent('outside the limits');
  });

  it('are only shown where the platform takes no change', async () => {
    show({ release: { '/template/behaviour/platform/paths/updateRebates': '' } });
    expect((await row()).getByText('3%')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
