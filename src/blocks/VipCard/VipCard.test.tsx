import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { memberSession } from '#tests/support/memberSession.ts';
import { someRank } from '#tests/support/recordAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { VipCardProps } from './block.ts';
import { VipCard } from './VipCard.tsx';

const playerRank = {
  currentProgress: { completedConditions: 3, totalExpectedConditions: 12 },
  playerRankProgress: { labelId: 'VIP 2' },
};
const show = (answers: FakeAnswers = { playerRank }, design: VipCardProps['design'] = 'bar') =>
  renderWithSite(<VipCard link design={design} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release: { '/switches/VIPBENEFIT3': '1' },
    answers,
  });

describe('the way to the next level', () => {
  it.each(['bar', 'path', 'card'] as const)(
    'is a bar with its words in every design, and leads to what levels bring: %s',
    async (design) => {
      show(undefined, design);
      expect(await screen.findByRole('progressbar', { name: 'Progress to next level' })).toBeVisible();
      expect(screen.getByText('3 of 12 VIP points to VIP 2')).toBeVisible();
      expect(screen.getByRole('link', { name: 'VIP benefits' })).toHaveAttribute('href', '/m/member/benefits');
    },
  );

  it('says once that a level was reached, to the player who has reached it', async () => {
    const at = (labelId: string | undefined) => ({ ...someRank, playerRankProgress: labelId === undefined ? {} : { labelId } });
    async function visit(next: string | undefined, userName = 'mia') {
      const { store, unmount } = renderWithSite(<VipCard link design="bar" />, {
        visitor: sampleVisitor.member,
        release: { '/switches/VIPBENEFIT3': '1' },
        answers: { playerRank: at(next) },
      });
      act(() => store.getState().setSession({ ...memberSession, userName }));
      await screen.findByRole('progressbar');
      const said = store.getState().toasts.map(({ text }) => text);
      unmount();
      return said;
    }
    expect(await visit('VIP 3')).toEqual([]); // what the level was before is not known
    expect(await visit('VIP 4')).toEqual(['You have reached VIP 3']);
    expect(await visit('VIP 4')).toEqual([]);
    expect(await visit(undefined)).toEqual(['You have reached VIP 4']);
    expect(await visit('VIP 3')).toEqual([]); // it was lowered
    expect(await visit('VIP 4', 'ann')).toEqual([]);
  });

  it('can be asked for again', async () => {
    const { http } = show({ playerRank: new ApiError('http.503', 503, '') });
    const again = await screen.findByRole('button', { name: /^Try again: / });
    http.answer({ playerRank });
    await userEvent.click(again);
    expect(await screen.findByText('3 of 12 VIP points to VIP 2')).toBeVisible();
  });

  it('has a station for each level of a path, and marks the member’s', async () => {
    const { container } = show({ playerRank: someRank }, 'path');
    await screen.findByRole('progressbar');
    const states = [...container.querySelectorAll('[data-state]')].map((station) => station.getAttribute('data-state'));
    expect(states).toEqual(['reached', 'own', 'next', 'ahead']);
  });
});
