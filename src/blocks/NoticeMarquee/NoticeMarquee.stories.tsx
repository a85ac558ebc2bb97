import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const meta = { component: NoticeMarquee, args: { pixelsPerSecond: 30, types: ['PL', 'H'], restAfterMs: 5000 } } satisfies Meta<
  typeof NoticeMarquee
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const LongText: Story = { decorators: [withAnswers({ announcements: longAnnouncements })] };
