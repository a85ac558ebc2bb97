import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { text: 'https://lantern.example/m/register?code=AB12', label: 'Your invitation as a QR code' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A payment code holds more than an address, so its modules are smaller. */
export const LongText: Story = { args: { text: '0'.repeat(300), label: 'A long code' } };
