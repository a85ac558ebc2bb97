import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { component: Logo, args: { src: '/brand/aurora/logo.svg', title: 'Aurora', height: 28 } } satisfies Meta<
  typeof Logo
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Words: Story = { args: { src: '', title: 'Aurora' } };
export const LongText: Story = { args: { src: '', title: 'Vergnügungsveranstaltungsgesellschaft Nordlicht' } };
