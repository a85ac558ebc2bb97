import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectInput } from '../SelectInput/SelectInput.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'Username',
    hint: '4 to 16 letters and digits',
    children: (ids) => <TextInput {...ids} autoComplete="username" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Wrong: Story = { args: { error: 'This name is taken' } };
export const Select: Story = {
  args: {
    label: 'Country',
    children: (ids) => (
      <SelectInput {...ids}>
        <option>Vietnam</option>
        <option>Thailand</option>
      </SelectInput>
    ),
  },
};
export const LongText: Story = {
  args: { label: 'Benutzernamenswiederholungsaufforderung '.repeat(3), error: 'Ungültigeeingabenbenachrichtigung '.repeat(4) },
};
