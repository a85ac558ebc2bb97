import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTheme } from '#tests/support/withTheme.tsx';
import { PrizePicture } from './PrizePicture.tsx';

const meta = {
  component: PrizePicture,
  args: { src: undefined, width: 320, height: 180, motif: 'gift' },
} satisfies Meta<typeof PrizePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gift: Story = {};
export const Coins: Story = { args: { motif: 'coins' } };
export const Star: Story = { args: { motif: 'star' } };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const WithPicture: Story = { args: { src: '/art/promotions/welcome.svg' } };
export const TwoTones: Story = {
  args: { src: '/art/promotions/welcome.svg' },
  decorators: [withTheme({ art: 'duotone' })],
};
export const Broken: Story = { args: { src: '/art/promotions/none.svg' } };
