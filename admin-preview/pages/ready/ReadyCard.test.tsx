import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ReadyCard } from './ReadyCard.tsx';

beforeEach(() => localStorage.clear());

function open() {
  const { store, user } = renderTool(<ReadyCard />);
  act(() => store.setState((state) => ({ live: { ...state.live, revision: 0, releaseId: 0 } })));
  return { user, card: screen.getByRole('group') };
}

it('is folded away, and stays so', async () => {
  const { user, card } = open();
  expect(card).toHaveAttribute('open');
  await user.click(screen.getByText('Before Demo can go live'));
  expect(card).not.toHaveAttribute('open');
  expect(localStorage.getItem('livery.tool.readyFolded')).toBe('1');
});

it('begins as it was left', () => {
  localStorage.setItem('livery.tool.readyFolded', '1');
  expect(open().card).not.toHaveAttribute('open');
});
