import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useText } from '#src/i18n/TextContext.ts';
import { texts as homeTexts } from '#texts/generated/en/home.ts';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { lazyDialog, lazyExtra, lazyPage, lazyPart } from './lazyPart.tsx';

// React logs caught errors.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

/** Code that does not come until it is let. */
function lostCode<P extends object>(Component: (props: P) => React.ReactNode) {
  const code = { isHere: false, asked: 0 };
  return {
    code,
    load: async () => {
      code.asked += 1;
      if (!code.isHere) throw new TypeError('did not load');
      return Component;
    },
  };
}

const Sheet = ({ onClose }: { readonly onClose: () => void }) => <button onClick={onClose}>Close the sheet</button>;

it('a dialog whose code does not come says so and closes, and the next tap asks again', async () => {
  const { code, load } = lostCode(Sheet);
  const LazySheet = lazyDialog(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <input aria-label="Typed" />
        <button onClick={() => setIsOpen(true)}>Open</button>
        {isOpen ? <LazySheet onClose={() => setIsOpen(false)} /> : null}
      </>
    );
  }
  const { store } = renderWithSite(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Typed' }), 'kept');
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await expect.poll(() => store.getState().toasts).toMatchObject([{ kind: 'error', text: 'This could not be loaded.' }]);
  expect(screen.getByRole('textbox', { name: 'Typed' })).toHaveValue('kept');

  code.isHere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Close the sheet' })).toBeInTheDocument();
  expect(code.asked).toBe(2);
});

it('code that no player action asked for is left out while it does not load, and comes when the network is back', async () => {
  const { code, load } = lostCode(() => <p>Extra</p>);
  const Extra = lazyExtra(load);
  const { store } = renderWithSite(<Extra />);
  await expect.poll(() => code.asked).toBe(1);
  expect(screen.queryByText('Extra')).toBeNull();
  expect(store.getState().toasts).toEqual([]);

  code.isHere = true;
  await vi.waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText('Extra')).toBeInTheDocument();
  }, 30_000);
});

it('a part is asked for again when it is drawn again, and only once when it is here', async () => {
  const { code, load } = lostCode(() => <p>Part</p>);
  code.isHere = true;
  const Part = lazyPart(load);
  const first = renderWithSite(<Part fallback={<p>Waiting</p>} />);
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  expect(await screen.findByText('Part')).toBeInTheDocument();
  first.unmount();
  renderWithSite(<Part />);
  expect(await screen.findByText('Part')).toBeInTheDocument();
  expect(code.asked).toBe(1);
});

it('a part that was loaded before is drawn at once', async () => {
  const Part = lazyPart(async () => () => <p>Part</p>);
  await Part.preload();
  renderWithSite(<Part fallback={<p>Waiting</p>} />);
  expect(screen.getByText('Part')).toBeInTheDocument();
  expect(screen.queryByText('Waiting')).toBeNull();
});

it('a page whose code does not come is left to the boundary, asked for once, and once more for another try', async () => {
  const { code, load } = lostCode(() => <p>Page</p>);
  const Page = lazyPage(load);
  function Screen() {
    const [attempt, setAttempt] = useState(0);
    return (
      <ErrorBoundary key={attempt} fault={() => <button onClick={() => setAttempt(attempt + 1)}>Try again</button>}>
        <Page />
      </ErrorBoundary>
    );
  }
  renderWithSite(<Screen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(code.asked).toBe(2);

  code.isHere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Page')).toBeInTheDocument();
});

it('a page brings the texts of pages, which home is without', async () => {
  const Title = () => <h1>{useText()('security.done')}</h1>;
  const Page = lazyPage(async () => Title);
  const { element, store } = inSite(<Page />);
  store.setState({ texts: homeTexts });
  render(element);
  expect(await screen.findByRole('heading', { name: 'Done' })).toBeInTheDocument();
});
