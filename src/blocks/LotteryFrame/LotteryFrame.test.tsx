import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LotteryFrame } from './LotteryFrame.tsx';

it('says in the preview that no lottery opens there, and does not wait for one', () => {
  renderWithSite(<LotteryFrame back />, { mode: 'preview', visitor: sampleVisitor.member, search: '?vassalage=TCG_SEA' });
  expect(screen.getByText('Preview: nothing is sent.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
