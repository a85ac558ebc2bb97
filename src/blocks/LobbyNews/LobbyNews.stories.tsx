import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { LobbyNews } from './LobbyNews.tsx';

const meta = { component: LobbyNews, args: { source: 'news', count: 3 } } satisfies Meta<typeof LobbyNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Popular: Story = { args: { source: 'popular' }, globals: { brand: 'harbour', theme: 'light' } };
export const Empty: Story = { decorators: [withAnswers({ lobbyNews: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
/** Short titles can be read at a glance. */
export const ShortTitles: Story = {
  tags: ['good-example'],
  decorators: [
    withAnswers({
      lobbyNews: longAnnouncements.map((news, index) => ({
        ...news,
        title: ['New tables', 'Free spins on Friday'][index] ?? '',
      })),
    }),
  ],
};
/** Titles this long cannot be read at a glance. Put the details into the notice. */
export const LongText: Story = { tags: ['bad-example'], decorators: [withAnswers({ lobbyNews: longAnnouncements })] };
