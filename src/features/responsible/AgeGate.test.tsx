import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { AgeGate } from './AgeGate.tsx';

const open = (path: string) => renderWithSite(<AgeGate />, { path, release: { '/template/parameters/age_limit': '21' } });

it('asks for the age limit and keeps the answer for the server', () => {
  const { store } = open('/m/home');
  store.setState({ asksAge: true });
  expect(screen.getByRole('dialog', { name: 'Are you 21 or older?' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Yes, I am 21 or older' }));
  expect(store.getState().asksAge).toBe(false);
  expect(document.cookie).toContain('age=21');
});

it('leads on without a script, to the same address', () => {
  open('/m/home');
  expect(screen.getByRole('link', { name: /Yes/ })).toHaveAttribute('href', '/m/home?age=21');
});
