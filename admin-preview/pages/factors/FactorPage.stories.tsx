import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { FactorPage } from './FactorPage.tsx';

const meta = {
  component: FactorPage,
  globals: wide,
  args: { onSignedIn: () => undefined },
  decorators: [inTool({ api: { passFactor: () => Promise.reject(new Refusal('factor.wrong', 422)) } })],
} satisfies Meta<typeof FactorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const WrongCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(/Incorrect code/)).toBeVisible();
  },
};
