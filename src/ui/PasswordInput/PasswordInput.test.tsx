import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PasswordInput } from './PasswordInput.tsx';

it('hides what is typed until its owner asks to see it', async () => {
  renderWithSite(<PasswordInput label="Password" aria-label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password: Password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password: Password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('takes what is pasted, and tells password managers what it is', async () => {
  renderWithSite(<PasswordInput label="Password" aria-label="Password" autoComplete="current-password" />);
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.paste('from the manager 1');
  expect(field).toHaveValue('from the manager 1');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
});
