import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { withTheme } from '#tests/support/withTheme.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = {
  component: PageFrame,
  args: { heading: <h1>Transactions</h1>, children: 'What the page shows.' },
  parameters: { path: paths.transactions },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = { decorators: [withTheme({ pageHeader: 'start' })] };
export const Centred: Story = { decorators: [withTheme({ pageHeader: 'centred' })] };
export const Brand: Story = { decorators: [withTheme({ pageHeader: 'brand' })] };
export const Clear: Story = { decorators: [withTheme({ pageHeader: 'clear' })] };
export const BrandOfMember: Story = { decorators: [withTheme({ pageHeader: 'brand' })], globals: { audience: 'member' } };
