import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { LoadingAction } from '#schemas/declare/names/loadingSeconds.ts';
import { useLoadingToast } from './useLoadingToast.ts';

function Wait({ action }: { readonly action: LoadingAction }) {
  const begin = useLoadingToast(action);
  return <button onClick={() => setTimeout(begin(), 0)}>work</button>;
}

const cases = [
  ['logout', 'Please wait', 9_999_000],
  ['sms', 'Sending the code', 10_000],
  ['changePassword', 'Please wait', 10_000],
  ['setPassword', 'Please wait', 15_000],
  ['recover', 'Please wait', 9_999_000],
  ['other', 'Please wait', 3000],
] as const satisfies readonly (readonly [LoadingAction, string, number])[];

it.each(cases)('waiting for %s says so for its longest time, until it ends', async (action, text, durationMs) => {
  const { store } = renderWithSite(<Wait action={action} />);
  const seen: unknown[] = [];
  store.subscribe(({ toasts }) => seen.push(toasts));
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => seen.length).toBe(2);
  expect(seen).toMatchObject([[{ kind: 'loading', text, durationMs }], []]);
});
