import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { useStartSession } from '#src/features/auth/useStartSession.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { Link } from '#src/lib/Link.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { ContractPrompt } from './ContractPrompt.tsx';

const all = { dailysalreqtype: 'A', divtypecompperiodreq: 'B', contracthoursalreq: 'C' };

function show(contracts: CallAnswer<'contracts'> | ApiError) {
  const onClose = vi.fn();
  const shown = renderWithSite(
    <>
      <Link to="/m/home">away</Link>
      <ContractPrompt onClose={onClose} />
    </>,
    { mode: 'preview', visitor: sampleVisitor.agent, answers: { contracts } },
  );
  return { ...shown, onClose };
}
const dialog = () => screen.findByRole('dialog', { name: 'New contract' });
const press = async (user: ReturnType<typeof userEvent.setup>, role: 'button' | 'link', name: string) =>
  user.click(within(await dialog()).getByRole(role, { name }));

describe('the prompt of contracts', () => {
  it('shows one after another in their order, and closes', async () => {
    const user = userEvent.setup();
    const { onClose } = show(all);
    for (const kind of ['daily salary', 'dividend', 'hourly salary']) {
      expect(await dialog()).toHaveTextContent(kind);
      expect(onClose).not.toHaveBeenCalled();
      await press(user, 'button', 'Later');
    }
    expect(onClose).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the page that fits, and goes on when it is left', async () => {
    const user = userEvent.setup();
    const { location, onClose } = show(all);
    await press(user, 'link', 'View contract');
    expect(location().pathname).toBe('/m/member/agent/getSalaryContract');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'away' }));
    expect(await dialog()).toHaveTextContent('dividend');
    expect(onClose).not.toHaveBeenCalled();
  });

  it.each<[string, CallAnswer<'contracts'>, string]>([
    ['divtypecompperiodreq', { ...all, dailysalreqtype: '' }, 'dividend'],
    ['contracthoursalreq', { dailysalreqtype: null, divtypecompperiodreq: '  ', contracthoursalreq: 1 }, 'hourly salary'],
  ])('begins with %s where the others are empty', async (_field, contracts, text) => {
    show(contracts);
    expect(await dialog()).toHaveTextContent(text);
  });

  it.each([
    ['nothing waits', {}],
    ['the platform fails', new ApiError('http.500', 500, '')],
  ])('is done at once when %s', async (_title, contracts) => {
    const { onClose } = show(contracts);
    await expect.poll(() => onClose.mock.calls.length).toBeGreaterThan(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function LogIn({ type }: { readonly type: number }) {
  const startSession = useStartSession();
  return (
    <button type="button" onClick={() => startSession({ token: 'a-token-of-some-length', userName: 'x', type })}>
      log in
    </button>
  );
}

it.each([
  [1, 'contract'],
  [2, 'contract'],
  [0, null],
  [4, null],
  [40, null],
  [41, null],
  [42, null],
])('after a login of type %i the overlay is %s', async (type, overlay) => {
  const user = userEvent.setup();
  const { store } = renderWithSite(<LogIn type={type} />);
  await user.click(screen.getByRole('button', { name: 'log in' }));
  act(() => undefined);
  expect(store.getState().overlay).toBe(overlay);
});
