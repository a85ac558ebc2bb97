import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { LONG_WORD } from '#tests/support/storyAnswers.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { BalanceWidget } from './BalanceWidget.tsx';

const meta = {
  component: BalanceWidget,
  args: { name: 'Mira' },
  globals: { audience: 'member' },
} satisfies Meta<typeof BalanceWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

function HiddenBalance(props: { readonly name: string }) {
  const { store } = useSite();
  useEffect(() => store.getState().setHideBalance(true), [store]);
  return <BalanceWidget {...props} />;
}

export const Shown: Story = {};
export const Hidden: Story = { render: (props) => <HiddenBalance {...props} /> };
export const Loading: Story = { globals: { audience: 'member', platform: 'slow' } };
export const Failing: Story = { globals: { audience: 'member', platform: 'failing' } };
export const Large: Story = { args: { name: LONG_WORD }, decorators: [withAnswers({ wallet: { sumBalance: 9_876_543_210.5 } })] };
export const Light: Story = { globals: { audience: 'member', theme: 'light', brand: 'lotus' } };
export const RightToLeft: Story = { globals: { audience: 'member', brand: 'sahara', language: 'AR' } };
