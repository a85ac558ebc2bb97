import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SearchInput } from './SearchInput.tsx';

function Field({ onSubmit }: { readonly onSubmit: () => void }) {
  const [value, setValue] = useState('');
  return <SearchInput label="Search games" value={value} onChange={setValue} onSubmit={onSubmit} />;
}

it('takes words, hands them over by Enter, and is emptied without losing the focus', async () => {
  const onSubmit = vi.fn();
  renderWithSite(<Field onSubmit={onSubmit} />);
  const field = screen.getByRole('searchbox', { name: 'Search games' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'moon{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
