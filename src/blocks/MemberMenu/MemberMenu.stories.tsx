import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuEntries } from '#schemas/menuEntries.ts';
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
export const Bare: Story = { args: { entries: [] } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const LongText: Story = { decorators: [withAnswers({ member: { id: 1, account: LONG_WORD.repeat(2), type: 0 } })] };
