import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectInput } from './SelectInput.tsx';

const options = ['Vietnam +84', 'Thailand +66', 'United Arab Emirates and a very long rest of a name +971'];
const meta = {
  component: SelectInput,
  args: { 'aria-label': 'Country', children: options.map((option) => <option key={option}>{option}</option>) },
} satisfies Meta<typeof SelectInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { defaultValue: options[2] } };
