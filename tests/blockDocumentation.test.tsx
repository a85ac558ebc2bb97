import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BlockFactsSection } from '../.storybook/docs/BlockFactsSection.tsx';
import { CopyButton } from '../.storybook/docs/CopyButton.tsx';
import { factsOf } from '../.storybook/docs/blockFacts.ts';

const rowOf = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell');

it('the page of a block has its settings, its entries and its calls', async () => {
  render(<BlockFactsSection block="category-tabs" facts={factsOf('category-tabs')} />);
  expect(rowOf(/^Stays on top/).map((cell) => cell.textContent)).toEqual([
    'Keeps the bar below the header while the page scrolls.',
    'true or false',
    'true',
    '"yes": Home › Category bar › Stays on top must be on or off.',
  ]);
  expect(within(rowOf(/^Search All of these/)[0] ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  // What the server reads is asked for after the page is drawn.
  await expect
    .poll(() => rowOf(/^studios/).map((cell) => cell.textContent))
    .toEqual([expect.stringMatching(/^GET \//), 'yes', 'yes']);
  expect(rowOf(/^list of games/)[2]).toBeEmptyDOMElement();
});

it('a button copies its text and says so until it is left', async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Copy as configuration" text='{"block":"jackpot"}' />);
  await user.click(screen.getByRole('button', { name: 'Copy as configuration' }));
  expect(await navigator.clipboard.readText()).toBe('{"block":"jackpot"}');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await user.unhover(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Copy as configuration' })).toBeVisible();
});
