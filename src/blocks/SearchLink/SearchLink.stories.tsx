import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchLink } from './SearchLink.tsx';

const meta = { component: SearchLink, args: { sticky: false } } satisfies Meta<typeof SearchLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
