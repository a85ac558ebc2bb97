import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { SupportDialog } from './SupportDialog.tsx';

const meta = {
  component: SupportDialog,
  globals: wide,
  args: { onClose: () => undefined },
  decorators: [inTool()],
} satisfies Meta<typeof SupportDialog>;
export default meta;

/** Contents of the file, and what it leaves out, before the download. */
export const Asked: StoryObj<typeof meta> = {};
