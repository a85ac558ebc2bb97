import type { StoryContext } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withBlockProblems } from '../.storybook/withBlockProblems.tsx';

const Story = () => <p>The block</p>;
const shown = (args: object, fileName = './src/blocks/HotGamesList/HotGamesList.stories.tsx') =>
  // The decorator reads nothing else of its context.
  render(<>{withBlockProblems(Story, { args, parameters: { fileName } } as unknown as StoryContext)}</>);

it.each([
  ['settings that fit', { large: 3, search: true }, undefined],
  ['what is not a setting of the block', { large: 3, onPick: () => undefined }, undefined],
  ['parts, which have no settings', { large: 99 }, './src/ui/Badge/Badge.stories.tsx'],
])('a story with %s is drawn', (_what, args, fileName) => {
  shown(args, fileName);
  expect(screen.getByText('The block')).toBeVisible();
});

it('a block whose settings are refused is not drawn: the words of the operator’s tool say why', () => {
  shown({ large: 99, search: true });
  expect(screen.queryByText('The block')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(/Large games.*9/);
});
