import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PreparedStory } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { BlockFactsSection } from '../.storybook/docs/BlockFactsSection.tsx';
import { CopyButton } from '../.storybook/docs/CopyButton.tsx';
import { StoryGroups } from '../.storybook/docs/StoryGroups.tsx';
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
  // The server's reads are sent after the page is rendered.
  await expect
    .poll(() => rowOf(/^studios/).map((cell) => cell.textContent))
    .toEqual([expect.stringMatching(/^GET \//), 'yes', 'yes']);
  expect(rowOf(/^list of games/)[2]).toBeEmptyDOMElement();
});

it('a button copies its text and says so until it is left', async () => {
  const user = userEvent.setup();
  render(<CopyButton label="Copy as configuration" makeText={() => '{"block":"jackpot"}'} />);
  await user.click(screen.getByRole('button', { name: 'Copy as configuration' }));
  expect(await navigator.clipboard.readText()).toBe('{"block":"jackpot"}');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  await user.unhover(screen.getByRole('button'));
  expect(screen.getByRole('button', { name: 'Copy as configuration' })).toBeVisible();
});

const story = (name: string, tags: readonly string[], why?: string) =>
  // The fields of a story that the page reads; Storybook prepares the rest.
  ({ id: name, name, tags, initialArgs: {}, parameters: { docs: { description: { story: why } } } }) as unknown as PreparedStory;

function showGroups(stories: readonly PreparedStory[], withoutExamples?: string) {
  render(<StoryGroups stories={stories} block="jackpot" withoutExamples={withoutExamples} globalsOf={() => ({})} />);
  const section = (name: string) => screen.getByRole('heading', { name }).parentElement ?? document.body;
  return (name: string) => within(section(name)).getAllByRole('listitem');
}

it('good examples are before bad ones, say which they are by a word, and why', () => {
  const itemsOf = showGroups([
    story('Ticker', ['bad-example'], 'It is only simulated.'),
    story('Large', []),
    story('Feed', ['good-example'], 'It can be won.'),
  ]);
  const [good, bad] = itemsOf('Good and bad examples');
  expect(good).toHaveTextContent(/^Do ?Feed.*It can be won\.$/);
  expect(bad).toHaveTextContent(/^Don’t ?Ticker.*It is only simulated\.$/);
  expect(itemsOf('Other stories').map((item) => within(item).getByRole('link').textContent)).toEqual(['Large']);
});

it('a block without examples says why', () => {
  const itemsOf = showGroups([story('Large', [])], 'There is nothing to compare.');
  expect(screen.getByRole('heading', { name: 'Good and bad examples' }).parentElement).toHaveTextContent(
    'There is nothing to compare.',
  );
  expect(itemsOf('Stories')).toHaveLength(1);
});
