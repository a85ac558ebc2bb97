import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { openedBy } from '#tests/support/openedBy.tsx';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const meta = {
  component: MemberMenu,
  args: { entries: [...menuEntries] },
  globals: { audience: 'member' },
  ...openedBy('memberMenu'),
} satisfies Meta<typeof MemberMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Trial: Story = { globals: { audience: 'trial' } };
export const Agent: Story = { globals: { audience: 'agent' } };
/** Without entries the menu is no help: members do not find their records. */
export const Bare: Story = { tags: ['bad-example'], args: { entries: [] } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const LongText: Story = { decorators: [withAnswers({ member: { id: 1, account: LONG_WORD.repeat(2), type: 0 } })] };
/** A small menu holds what members need most. The member centre has the rest. */
export const Short: Story = {
  tags: ['good-example'],
  args: { entries: ['transactions', 'betRecords', 'security'] },
  globals: { audience: 'member' },
};
