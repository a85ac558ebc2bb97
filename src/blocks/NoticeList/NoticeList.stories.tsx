import type { Meta, StoryObj } from '@storybook/react-vite';
import { longNotices } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { NoticeList } from './NoticeList.tsx';

const meta = { component: NoticeList, args: { types: ['PL'], markAll: true } } satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Short titles fit one line, so many notices can be compared. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const Member: Story = { globals: { audience: 'member' } };
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
/** Titles this long move the other notices out of view. Put the details into the notice. */
export const LongText: Story = { tags: ['bad-example'], decorators: [withAnswers({ announcements: longNotices })] };
