import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import { withHttp } from '#tests/support/withHttp.tsx';
import { ExportDialog } from './ExportDialog.tsx';

const meta = {
  component: ExportDialog,
  args: { onClose: () => undefined },
  globals: { audience: 'member' },
} satisfies Meta<typeof ExportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TooOften: Story = {
  decorators: [
    withHttp((http) => ({
      ...http,
      async read() {
        throw new ApiError('rate.limited', 429, '');
      },
    })),
  ],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }));
  },
};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
