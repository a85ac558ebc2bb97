import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { RunningNumber } from './RunningNumber.tsx';

function Wallet() {
  const [amount, setAmount] = useState(1250.5);
  return (
    <>
      <p>
        <RunningNumber value={amount} write={(value) => value.toFixed(2)} />
      </p>
      <Button onClick={() => setAmount(amount + 350)}>Claim</Button>
    </>
  );
}

const meta = {
  component: RunningNumber,
  args: { value: 1250.5, write: (value: number) => value.toFixed(2), instead: '******' },
} satisfies Meta<typeof RunningNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtRest: Story = {};
export const None: Story = { args: { value: undefined } };
export const Running: Story = { render: () => <Wallet /> };
