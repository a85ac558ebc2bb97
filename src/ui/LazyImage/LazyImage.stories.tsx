import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazyImage } from './LazyImage.tsx';

const meta = {
  component: LazyImage,
  args: { src: '/art/games/ABYS-001.webp', width: 120, height: 120, alt: 'A game' },
} satisfies Meta<typeof LazyImage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Priority: Story = { args: { priority: true } };
export const BrokenWithFallback: Story = { args: { src: '/art/games/nothing.webp', fallback: '/loading.svg' } };
export const BrokenAndHidden: Story = { args: { src: '/art/games/nothing.webp' } };
