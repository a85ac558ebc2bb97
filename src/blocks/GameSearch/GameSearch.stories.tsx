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

export const Opened: Story = {};
export const Results: Story = { parameters: { path: '/m/home?q=dragon' } };
export const RightToLeft: Story = { parameters: { path: '/m/home?q=gold' }, globals: { brand: 'sahara', language: 'AR' } };
export const NoResults: Story = {
  parameters: { path: '/m/home?q=dragn' },
  decorators: [withAnswers({ games: { games: [], pageNum: 1, totalPages: 0, totalCount: 0 } })],
};
export const Failing: Story = { parameters: { path: '/m/home?q=dragon' }, globals: { platform: 'failing' } };
export const Slow: Story = { parameters: { path: '/m/home?q=dragon' }, globals: { platform: 'slow' } };
