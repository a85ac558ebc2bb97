import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '#schemas/release/resolve/site.ts';
import { messageRows } from './block.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { MessageCentre } from './MessageCentre.tsx';

const meta = {
  component: MessageCentre,
  args: { rows: [...messageRows], affiliateEntry: '' },
  globals: { audience: 'member' },
} satisfies Meta<typeof MessageCentre>;
export default meta;
type Story = StoryObj<typeof meta>;

const chatOn = (site: Site): Site => ({ ...site, switches: { ...site.switches, CBS3: true } });

/** All messages are in one place, each with its unread count. */
export const Default: Story = { tags: ['good-example'] };
export const Unread: Story = { decorators: [withAnswers({ inboxUnread: { count: 240 }, chatUnread: { count: 3 } }, chatOn)] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const LargeText: Story = { globals: { textSize: '200' } };
/** A page with one row is a detour. Link to the notices directly. */
export const OnlyOne: Story = { tags: ['bad-example'], args: { rows: ['notices'] } };
