import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { Panel } from '#src/ui/Panel/Panel.tsx';
import { withHttp } from '#tests/support/withHttp.tsx';
import { TrialStart } from './TrialStart.tsx';

const meta = {
  component: TrialStart,
  args: { start: 'press', moduleId: 'REG3', nameKey: 'trialUser' },
  parameters: {
    withoutExamples: 'Its settings say when the trial account is made and how the platform names it, which no picture shows.',
  },
  decorators: [
    (Story) => (
      <Panel title="Free trial">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof TrialStart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A platform whose trial calls end in this way. */
const trialThat =
  (end: () => Promise<never>) =>
  (http: Http): Http => ({
    ...http,
    read: (call, params) => (call === 'trialUser' ? end() : http.read(call, params)),
    send: end,
  });

const start: Story['play'] = async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button'));

export const Resting: Story = {};
export const Starting: Story = { decorators: [withHttp(trialThat(() => new Promise(() => undefined)))], play: start };
export const Failed: Story = {
  decorators: [withHttp(trialThat(() => Promise.reject(new ApiError('network', 0, ''))))],
  play: start,
};
export const LoggedIn: Story = { globals: { audience: 'member' } };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' } };
