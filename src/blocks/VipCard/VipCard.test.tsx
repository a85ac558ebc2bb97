import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { VipCard } from './VipCard.tsx';

const playerRank = {
  currentProgress: { completedConditions: 3, totalExpectedConditions: 12 },
  playerRankProgress: { labelId: 'VIP 2' },
};
const show = (answers: FakeAnswers = { playerRank }) =>
  renderWithSite(<VipCard link />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release: { '/switches/VIPBENEFIT3': '1' },
    answers,
  });

describe('the way to the next level', () => {
  it('is a bar with its words, and leads to what levels bring', async () => {
    show();
    expect(await screen.findByRole('progressbar', { name: 'Progress to next level' })).toBeVisible();
    expect(screen.getByText('3 of 12 VIP points to VIP 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'VIP benefits' })).toHaveAttribute('href', '/m/member/benefits');
  });

  it('can be asked for again', async () => {
    const { http } = show({ playerRank: new ApiError('http.503', 503, '') });
    const again = await screen.findByRole('button', { name: /^Try again: / });
    http.answer({ playerRank });
    await userEvent.click(again);
    expect(await screen.findByText('3 of 12 VIP points to VIP 2')).toBeVisible();
  });
});
