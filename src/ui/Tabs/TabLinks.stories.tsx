import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './TabLinks.tsx';

const links = ['Level', 'Rewards', 'Shop', 'Offers'].map((label, place) => ({
  to: `/m/section-${label}`,
  label,
  isCurrent: place === 1,
}));

const meta = { component: TabLinks, args: { label: 'Rewards and offers', links } } satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { links: links.slice(0, 2) } };
export const LongText: Story = { args: { links: links.map((link) => ({ ...link, label: 'Treuepunktegeschäft' })) } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
