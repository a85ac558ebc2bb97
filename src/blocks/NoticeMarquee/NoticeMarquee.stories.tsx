import type { Meta, StoryObj } from '@storybook/react-vite';
import { longNotices } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';

const meta = { component: NoticeMarquee, args: { pixelsPerSecond: 30, types: ['PL', 'H'], restAfterMs: 5000 } } satisfies Meta<
  typeof NoticeMarquee
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Short titles can be read before they have passed. */
export const Default: Story = { tags: ['good-example'] };
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
/** A title this long needs more than half a minute to pass. Say the fact in a few words and the rest in the notice. */
export const LongText: Story = { tags: ['bad-example'], decorators: [withAnswers({ announcements: longNotices })] };
