import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { NoticeList } from './NoticeList.tsx';

const meta = { component: NoticeList, args: { types: ['PL'], markAll: true } } satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const Member: Story = { globals: { audience: 'member' } };
export const Empty: Story = { decorators: [withAnswers({ announcements: [] })] };
export const LongText: Story = { decorators: [withAnswers({ announcements: longAnnouncements })] };
