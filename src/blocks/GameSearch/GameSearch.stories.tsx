import type { Meta, StoryObj } from '@storybook/react-vite';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { GameSearch } from './GameSearch.tsx';

const meta = {
  component: GameSearch,
  args: { pageSize: 36, suggestions: true },
  parameters: { path: '/m/home?q=' },
} satisfies Meta<typeof GameSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hot games help players who do not know what to type. */
export const Opened: Story = { tags: ['good-example'] };
export const Results: Story = { parameters: { path: '/m/home?q=dragon' } };
export const RightToLeft: Story = { parameters: { path: '/m/home?q=gold' }, globals: { brand: 'sahara', language: 'AR' } };
export const NoResults: Story = {
  parameters: { path: '/m/home?q=dragn' },
  decorators: [withAnswers({ games: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } })],
};
export const Failing: Story = { parameters: { path: '/m/home?q=dragon' }, globals: { platform: 'failing' } };
export const Slow: Story = { parameters: { path: '/m/home?q=dragon' }, globals: { platform: 'slow' } };
/** An empty page gives no idea of what to search for. */
export const WithoutSuggestions: Story = { tags: ['bad-example'], args: { suggestions: false } };
