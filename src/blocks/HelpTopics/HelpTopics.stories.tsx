import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HelpTopics } from './HelpTopics.tsx';

const meta = { component: HelpTopics, args: { contact: true } } satisfies Meta<typeof HelpTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ help: [] })] };
export const LongText: Story = {
  decorators: [withAnswers({ help: longAnnouncements.map(({ id, title, content = '' }) => ({ id, title, content })) })],
};
