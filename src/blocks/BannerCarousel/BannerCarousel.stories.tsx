import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';

const banners = [1, 2, 3, 4].map((id) => ({
  id,
  type: 'B' as const,
  title: 'Open all night',
  content: 'Over six hundred games, open all night.',
  url: `/brand/aurora/banner-${id}.webp`,
  link: '/m/hot-games',
}));

const meta = {
  component: BannerCarousel,
  args: { group: 'm_home', autoplayMs: 5000, restAfterMs: 0, speedMs: 1000, frame: 'card' },
  decorators: [withAnswers({ announcements: banners })],
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next banner is partly in view, so players see that there are more. Five seconds are enough to read one. */
export const Card: Story = { tags: ['good-example'] };
export const Resting: Story = { args: { autoplayMs: 2500, restAfterMs: 5000 } };
export const Edge: Story = { args: { frame: 'edge' } };
export const Single: Story = { decorators: [withAnswers({ announcements: banners.slice(0, 1) })] };
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
/** A banner whose picture is missing is an empty area. Look at each banner before it goes live. */
export const BrokenPicture: Story = {
  tags: ['bad-example'],
  decorators: [withAnswers({ announcements: banners.map((banner) => ({ ...banner, url: '/nothing.webp' })) })],
};
export const LongText: Story = { decorators: [withAnswers({ announcements: longAnnouncements })] };
