import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { ApiError } from '#src/lib/ApiError.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';
import { withHttp } from '#tests/support/withHttp.tsx';
import { SocialScreen } from './SocialScreen.tsx';

function LivePage({ children }: { readonly children: ReactNode }) {
  const value = useSite();
  const live = useMemo(() => ({ ...value, mode: 'live' as const }), [value]);
  return <SiteContext value={live}>{children}</SiteContext>;
}

/** A preview would send nothing, so nothing could fail. */
const onLivePage: Decorator = (Story) => (
  <LivePage>
    <Story />
  </LivePage>
);

const refused = (code: string): Story => ({
  decorators: [onLivePage, withHttp((http) => ({ ...http, send: () => Promise.reject(new ApiError(code, 403, '')) }))],
  beforeEach: () => sessionStorage.setItem('socialState', 'of-this-story'),
});

const meta = {
  component: SocialScreen,
  args: { provider: 'google' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SocialScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finishing: Story = {};
export const Cancelled: Story = refused('social.cancelled');
export const Unreachable: Story = refused('social.unreachable');
export const StartedElsewhere: Story = { decorators: [onLivePage] };
export const Light: Story = { ...refused('social.refused'), globals: { brand: 'lotus', theme: 'light' } };
export const FinishingLight: Story = { args: { provider: 'facebook' }, globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { ...refused('social.cancelled'), globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { ...refused('social.refused'), globals: { textSize: '200' } };
