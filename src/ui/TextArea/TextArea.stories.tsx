import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../Field/Field.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { placeholder: 'What happened, and when?' },
  render: (props) => <Field label="Your message">{(ids) => <TextArea {...ids} {...props} />}</Field>,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { 'aria-invalid': true, defaultValue: 'Too long' } };
export const LongText: Story = { args: { defaultValue: 'Donaudampfschifffahrtsgesellschaft '.repeat(40) } };
