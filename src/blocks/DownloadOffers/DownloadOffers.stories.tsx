import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownloadOffers } from './DownloadOffers.tsx';

const meta = { component: DownloadOffers, args: { icon: true } } satisfies Meta<typeof DownloadOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Players recognise the icon that they will see on their phone. */
export const Default: Story = { tags: ['good-example'] };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { globals: { textSize: '200' } };
/** Without the icon players cannot tell which of their apps is this one. */
export const WithoutIcon: Story = { tags: ['bad-example'], args: { icon: false } };
