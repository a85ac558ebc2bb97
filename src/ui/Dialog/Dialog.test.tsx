import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { texts } from '#src/i18n/locales/EN/texts.ts';
import { createTranslate } from '#src/i18n/createTranslate.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { Dialog } from './Dialog.tsx';

const words = { language: 'EN', t: createTranslate('EN', texts), has: (key: string): key is never => key === '' } as const;

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
