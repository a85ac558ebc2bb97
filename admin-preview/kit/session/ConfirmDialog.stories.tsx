import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  component: ConfirmDialog,
  globals: wide,
  args: {
    text: 'This changes who can act on your behalf. Enter your password, or a code of your second factor.',
    onConfirmed: () => undefined,
    onClose: () => undefined,
  },
  decorators: [inTool()],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const AskingInChinese: Story = { globals: { language: 'CN' } };
