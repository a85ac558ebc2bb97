import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: Button, args: { children: 'Sign up' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Accent: Story = { args: { variant: 'accent' } };
export const Danger: Story = { args: { variant: 'danger' } };
export const Small: Story = { args: { size: 'small' } };
export const LargeBlock: Story = { args: { size: 'large', block: true } };
export const WithIcon: Story = { args: { icon: 'deposit' } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { block: true, children: 'Donaudampfschifffahrtsgesellschaftskapitän und noch ein paar sehr lange Wörter dahinter' },
};
export const AsLink: Story = { render: () => <ButtonLink to="/m/register">Sign up</ButtonLink> };
