import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Snackbar } from './Snackbar.tsx';

const meta = {
  component: Snackbar,
  args: { role: 'status', text: 'Something about this page.', children: <Button size="small">Answer</Button> },
} satisfies Meta<typeof Snackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { text: 'Seitenbenachrichtigungen '.repeat(8) } };
