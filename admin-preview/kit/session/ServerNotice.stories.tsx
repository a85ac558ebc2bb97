import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ServerNotice } from './ServerNotice.tsx';

const meta = {
  component: ServerNotice,
  globals: wide,
  decorators: [inTool({ role: 'admin', api: { notices: async () => ['proxy.untrusted'] } })],
} satisfies Meta<typeof ServerNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UntrustedProxy: Story = {};
export const UntrustedProxyInChinese: Story = { globals: { language: 'CN' } };
