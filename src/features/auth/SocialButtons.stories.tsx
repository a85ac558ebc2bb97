import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '#schemas/release/resolve/site.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { SocialButtons } from './SocialButtons.tsx';

const openId = { issuer: 'https://accounts.example', clientId: 'story' };

/** Every provider is configured; the switches are the story's. */
const offering =
  (...on: readonly ('FACEBOOKLOGIN3' | 'GOOGLELOGIN3' | 'telegram')[]) =>
  (site: Site): Site => ({
    ...site,
    behaviour: { ...site.behaviour, social: { facebook: openId, google: openId, telegram: { bot: 'story_bot' } } },
    switches: { ...site.switches, ...Object.fromEntries(on.map((name) => [name, true])) },
  });

const all = withAnswers({}, offering('FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'telegram'));

const meta = {
  component: SocialButtons,
  decorators: [
    (Story) => (
      <Panel title="Log in">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SocialButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = { decorators: [all] };
export const One: Story = { decorators: [withAnswers({}, offering('GOOGLELOGIN3'))] };
export const None: Story = {};
export const Light: Story = { decorators: [all], globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { decorators: [all], globals: { brand: 'sahara', language: 'AR' } };
export const LargeText: Story = { decorators: [all], globals: { textSize: '200' } };
