import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { english } from '#tests/support/playerTexts.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { CountryDialog } from './CountryDialog.tsx';
import type { Country } from './searchCountries.ts';

const countries: Country[] = ['AE', 'BD', 'CN', 'DE', 'EG', 'FR', 'GB', 'HK', 'ID', 'JP', 'KH'].map((code, at) => ({
  code,
  name: code,
  dialingCode: String(10 + at),
}));

async function open(current?: Country) {
  const chosen: string[] = [];
  const onClose = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  renderWithSite(
    <form onSubmit={onSubmit}>
      <CountryDialog countries={countries} current={current} onChoose={({ code }) => chosen.push(code)} onClose={onClose} />
    </form>,
  );
  const field = await screen.findByRole('combobox', { name: english['country.search'], hidden: true });
  field.focus();
  const active = () => field.getAttribute('aria-activedescendant')?.slice(-2);
  return { chosen, onClose, onSubmit, active };
}

it('begins at the country that is chosen, moves by arrows and pages within its ends, and Enter takes without sending the form', async () => {
  const user = userEvent.setup();
  const { chosen, onClose, onSubmit, active } = await open(countries[1]);
  expect(active()).toBe('BD');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBe('AE');
  await user.keyboard('{PageDown}');
  expect(active()).toBe('ID');
  await user.keyboard('{PageDown}{ArrowDown}');
  expect(active()).toBe('KH');
  await user.keyboard('{PageUp}');
  expect(active()).toBe('CN');
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['CN']);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('begins at the first that was found, and Enter does nothing where nothing was', async () => {
  const user = userEvent.setup();
  const { chosen, onClose, onSubmit, active } = await open(countries[9]);
  await user.keyboard('ger');
  expect(active()).toBe('DE');
  await user.keyboard('zzz');
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
  await user.keyboard('{Enter}');
  expect([chosen, onClose.mock.calls, onSubmit.mock.calls]).toEqual([[], [], []]);
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
  expect(chosen).toEqual(['DE']);
});
