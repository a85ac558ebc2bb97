import type { Meta, StoryObj } from '@storybook/react-vite';
import { RealityDialog } from './RealityDialog.tsx';

const meta = {
  component: RealityDialog,
  args: { playedMs: 65 * 60_000, onGoOn: () => undefined, onLeave: () => undefined },
  globals: { audience: 'member' },
} satisfies Meta<typeof RealityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutBalance: Story = { globals: { platform: 'failing' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
