import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '#tests/support/withTheme.tsx';
import { openedBy } from '#tests/support/openedBy.tsx';
import { LeftMenu } from './LeftMenu.tsx';

const meta = {
  component: LeftMenu,
  args: { categories: true, shortcuts: true, promotions: 5 },
  ...openedBy('leftMenu'),
} satisfies Meta<typeof LeftMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Categories and shortcuts lead to everything that a guest may see. */
export const Guest: Story = { tags: ['good-example'] };
export const Member: Story = { globals: { audience: 'member' } };
export const Agent: Story = { globals: { audience: 'agent' } };
/** Without categories and shortcuts the menu leads to very little. */
export const Bare: Story = { tags: ['bad-example'], args: { categories: false, shortcuts: false } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const LargeText: Story = { globals: { textSize: '200' } };
/** Rows in large type fill the screen. */
export const Screen: Story = { decorators: [withTheme({ menus: 'screen' })] };
/** Lists are tiles in a sheet at the bottom edge. */
export const Sheet: Story = { decorators: [withTheme({ menus: 'sheet' })] };
