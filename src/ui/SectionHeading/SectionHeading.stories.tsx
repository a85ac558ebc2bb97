import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './SectionHeading.tsx';

const meta = {
  component: SectionHeading,
  args: { id: 'sample', title: 'Hot games', icon: 'hot', look: 'plain', more: '/m/hot-games' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Capitals: Story = { args: { look: 'capitals' } };
export const Serif: Story = { args: { look: 'serif' } };
export const LongText: Story = { args: { title: 'Glücksspielautomatenneuerscheinungen der vergangenen Woche' } };
