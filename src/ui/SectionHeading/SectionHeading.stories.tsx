import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  component: SectionHeading,
  args: { id: 'sample', title: 'Hot games', icon: 'hot', look: 'badge', more: '/m/hot-games' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Badge: Story = {};
export const Plain: Story = { args: { look: 'plain' } };
export const Marker: Story = { args: { look: 'marker' } };
export const Ruled: Story = { args: { look: 'ruled' } };
export const LongText: Story = { args: { title: 'Glücksspielautomatenneuerscheinungen der vergangenen Woche' } };
