import type { Meta, StoryObj } from '@storybook/react-vite';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { withTheme } from '#tests/support/withTheme.tsx';
import { openedBy } from '#tests/support/openedBy.tsx';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { RightMenu } from './RightMenu.tsx';

const meta = {
  component: RightMenu,
  args: { entries: [...menuEntries], app: true, social: true },
  globals: { audience: 'member' },
  ...openedBy('rightMenu'),
} satisfies Meta<typeof RightMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Money, records and rewards are one tap away. */
export const Member: Story = { tags: ['good-example'] };
export const Trial: Story = { globals: { audience: 'trial' } };
export const Agent: Story = { globals: { audience: 'agent' } };
/** Without entries members do not find their records and rewards. */
export const Bare: Story = { tags: ['bad-example'], args: { entries: [] } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const LongText: Story = { decorators: [withAnswers({ member: { id: 1, account: LONG_WORD.repeat(2), type: 0 } })] };
/** Rows in large type fill the screen. */
export const Screen: Story = { decorators: [withTheme({ menus: 'screen' })] };
/** Lists are tiles in a sheet at the bottom edge. */
export const Sheet: Story = { decorators: [withTheme({ menus: 'sheet' })] };
