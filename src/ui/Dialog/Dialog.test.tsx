import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english as texts } from '#tests/support/playerTexts.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { Dialog } from './Dialog.tsx';

const words = createTextValue('EN', texts);

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <TextProvider value={words}>
      <button onClick={() => setOpen(true)}>Open</button>
      {open ? (
        <Dialog title="Log in" onClose={() => setOpen(false)}>
          Content
        </Dialog>
      ) : null}
    </TextProvider>
  );
}

const ways = {
  'its button': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  'a press beside it': () => userEvent.click(screen.getByRole('dialog')),
  'the cancel of the browser (Esc, back)': async () =>
    void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
};

it.each(Object.entries(ways))('closes by %s and gives focus back', async (_name, close) => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveTextContent('Content');
  await close();
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it('without a way to close it is answered by what is inside only', async () => {
  render(
    <TextProvider value={words}>
      <Dialog title="A break?">Content</Dialog>
    </TextProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: 'A break?' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(dialog);
  const cancel = new Event('cancel', { cancelable: true });
  act(() => void dialog.dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  act(() => void dialog.dispatchEvent(new Event('close'))); // as a browser does at a second Esc
  expect(showModal).toHaveBeenCalledOnce();
  showModal.mockRestore();
});

it('stays open for a press inside', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByText('Content'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('begins at its title, so that the first thing said is what it is about', async () => {
  render(<Sample />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('heading', { name: 'Log in' })).toHaveFocus();
});

describe('a swipe', () => {
  interface Swipe {
    readonly by?: readonly [right: number, down: number];
    readonly on?: string;
    readonly pointerType?: string;
    readonly isPrimary?: boolean;
    readonly isCancelled?: boolean;
  }

  const onScreen = (isWide: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  beforeEach(() => void onScreen(false));
  afterEach(() => void vi.unstubAllGlobals());

  /** Opens a sheet, swipes, and returns how often it was asked to close. */
  function closedBy({ by = [0, 60], on = 'Log in', pointerType = 'touch', isPrimary = true, isCancelled = false }: Swipe) {
    const onClose = vi.fn();
    render(
      <TextProvider value={words}>
        <Dialog title="Log in" onClose={onClose}>
          <p>Content</p>
        </Dialog>
      </TextProvider>,
    );
    const place = screen.getByText(on);
    fireEvent.pointerDown(place, { pointerType, isPrimary, clientX: 100, clientY: 100 });
    const end = { pointerType, isPrimary, clientX: 100 + by[0], clientY: 100 + by[1] };
    if (isCancelled) fireEvent.pointerCancel(place, end);
    fireEvent.pointerUp(place, end);
    return onClose.mock.calls.length;
  }

  it('down from the header of 60 px closes a sheet', () => expect(closedBy({})).toBe(1));

  it.each<[string, Swipe]>([
    ['a shorter one', { by: [0, 59] }],
    ['one up', { by: [0, -90] }],
    ['one that goes more to the side', { by: [-90, 70] }],
    ['one in what scrolls', { on: 'Content' }],
    ['one of a mouse', { pointerType: 'mouse' }],
    ['one of a second finger', { isPrimary: false }],
    ['one that the browser takes', { isCancelled: true }],
  ])('%s does not', (_what, swipe) => expect(closedBy(swipe)).toBe(0));

  it('does not close a card on a wide screen', () => {
    onScreen(true);
    expect(closedBy({})).toBe(0);
  });
});

describe('a dialog that the server has drawn', () => {
  const onClose = vi.fn();
  const drawn = (
    <TextProvider value={words}>
      <Dialog title="Log in" onClose={onClose} wayOut="/m/home">
        <input aria-label="Username" />
      </Dialog>
    </TextProvider>
  );

  function onServersPage() {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(drawn);
    return container;
  }

  it('is open without the script, its title has the focus, and its button leads out', () => {
    const container = onServersPage();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Log in' })).toHaveAttribute('autofocus');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close' }).form).toHaveAttribute('action', '/m/home');
    container.remove();
  });

  it('becomes modal with the script, keeps the field in use, and its button closes it', async () => {
    const container = onServersPage();
    const field = screen.getByRole('textbox', { name: 'Username' });
    field.focus();
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { unmount } = render(drawn, { container, hydrate: true });
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveAttribute('open');
    expect(document.activeElement).toBe(field);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    showModal.mockRestore();
    unmount();
    container.remove();
  });
});
