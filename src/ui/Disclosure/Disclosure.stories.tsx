import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: {
    group: 'story',
    open: false,
    onToggle: () => undefined,
    title: 'How do I deposit?',
    children: 'Open the voucher centre and choose a way to pay.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithNote: Story = { args: { note: <Badge>New</Badge> } };
export const WithAction: Story = { args: { more: 'Terms', action: <a href="#play">Play</a> } };
export const LongText: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4), open: true } };
