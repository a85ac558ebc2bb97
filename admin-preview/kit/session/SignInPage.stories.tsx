import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeApi } from '../../model/testing/SampleTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { SignInPage } from './SignInPage.tsx';

const meta = {
  component: SignInPage,
  globals: wide,
  parameters: { layout: 'fullscreen' },
  args: { api: fakeApi(), onSignedIn: () => undefined, hasEnded: false },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPassword: Story = {};

export const AfterTheSession: Story = { args: { hasEnded: true } };

/** Where the organisation has a provider of its own. */
export const AtProvider: Story = { args: { api: fakeApi({ signInWays: async () => ({ provider: 'Example Login' }) }) } };

export const AtProviderInChinese: Story = { ...AtProvider, globals: { language: 'CN' } };
