import type { Meta, StoryObj } from '@storybook/react-vite';
import { longAnnouncements } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { HelpTopics } from './HelpTopics.tsx';

const meta = { component: HelpTopics, args: { contact: true } } satisfies Meta<typeof HelpTopics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players who do not find an answer here are led to customer support. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const Slow: Story = { globals: { platform: 'slow' } };
export const Empty: Story = { decorators: [withAnswers({ help: [] })] };
export const LongText: Story = {
  decorators: [withAnswers({ help: longAnnouncements.map(({ id, title, content = '' }) => ({ id, title, content })) })],
};
/** Players who do not find an answer have no way to go on. */
export const WithoutContact: Story = { tags: ['bad-example'], args: { contact: false } };
