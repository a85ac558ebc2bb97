import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Refusal } from '../api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

const meta = {
  component: ConfirmForm,
  globals: wide,
  args: {
    text: 'This merchant asks for your password or second factor before something goes live. Confirm, then continue.',
    onConfirmed: () => undefined,
  },
  decorators: [inTool({ api: { confirm: () => Promise.reject(new Refusal('password.wrong', 422)) } })],
} satisfies Meta<typeof ConfirmForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('Incorrect current password.')).toBeVisible();
  },
};

/** An operator who signs in at the organisation's provider. */
export const AtProvider: Story = {
  decorators: [inTool({ provider: 'Example Login', api: { startConfirmation: () => new Promise(() => undefined) } })],
};
