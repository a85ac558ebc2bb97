import type { Meta, StoryObj } from '@storybook/react-vite';
import { openedBy } from '#tests/support/openedBy.tsx';
import { LeftMenu } from './LeftMenu.tsx';

const meta = {
  component: LeftMenu,
  args: { categories: true, shortcuts: true, promotions: 5 },
  ...openedBy('leftMenu'),
} satisfies Meta<typeof LeftMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Member: Story = { globals: { audience: 'member' } };
export const Agent: Story = { globals: { audience: 'agent' } };
export const Bare: Story = { args: { categories: false, shortcuts: false } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const Failing: Story = { globals: { platform: 'failing' } };
export const LargeText: Story = { globals: { textSize: '200' } };
