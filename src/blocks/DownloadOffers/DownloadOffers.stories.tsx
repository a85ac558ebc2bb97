import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadOffers } from './DownloadOffers.tsx';

const meta = { component: DownloadOffers, args: { icon: true } } satisfies Meta<typeof DownloadOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
