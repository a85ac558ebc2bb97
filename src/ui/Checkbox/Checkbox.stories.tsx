import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { children: 'I am 18 years or older and accept the terms' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
export const Wrong: Story = { args: { 'aria-invalid': true } };
export const WithLink: Story = {
  args: {
    children: (
      <>
        I accept the <a href="#terms">terms and conditions</a>
      </>
    ),
  },
};
