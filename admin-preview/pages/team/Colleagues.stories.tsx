import type { Meta, StoryObj } from '@storybook/react-vite';
import { wide } from '../../model/testing/wide.ts';
import { Colleagues } from './Colleagues.tsx';

const meta = {
  component: Colleagues,
  globals: wide,
  args: { people: [{ name: 'ben', section: 'look' }] },
} satisfies Meta<typeof Colleagues>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = ['ben', 'ann', 'kim', 'zoe', 'max'].map((name) => ({ name, section: 'footer' }));

export const One: Story = {};
export const Three: Story = { args: { people: people.slice(0, 3) } };
/** On a phone, their number alone. */
export const Many: Story = { args: { people } };
export const InChinese: Story = { globals: { language: 'CN', theme: 'dark' } };
