import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '#schemas/release/resolve/site.ts';
import { withAnswers } from '#tests/support/withAnswers.tsx';
import { withSession } from '#tests/support/withSession.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

const meta = {
  component: FeedbackForm,
  args: {
    topics: ['deposit', 'withdrawal', 'game', 'service', 'agent', 'other'],
    captchaLetters: true,
    captchaLength: 16,
  },
  parameters: { path: '/m/feedback' },
  decorators: [withSession('mira2026')],
  globals: { audience: 'member' },
} satisfies Meta<typeof FeedbackForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Playing = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvasElement' | 'userEvent'>;

const type =
  (text: string) =>
  async ({ canvasElement, userEvent }: Playing) => {
    const area = canvasElement.querySelector('textarea');
    if (!area) throw new Error('The form has no text.');
    await userEvent.click(area);
    await userEvent.paste(text);
  };

const without = (site: Site): Site => ({
  ...site,
  behaviour: {
    ...site.behaviour,
    platform: { ...site.behaviour.platform, paths: { ...site.behaviour.platform.paths, feedback: '' } },
  },
});

export const Default: Story = {};
/** Topics route a message to the staff who can answer it. */
export const Picking: Story = {
  tags: ['good-example'],
  play: async ({ canvasElement, userEvent }) => {
    const button = canvasElement.querySelector('button[aria-haspopup]');
    if (button) await userEvent.click(button);
  },
};
export const TooLong: Story = { play: type('Donaudampfschifffahrtsgesellschaft '.repeat(7)) };
export const NotOffered: Story = { decorators: [withAnswers({}, without)] };
export const Light: Story = { globals: { brand: 'lotus', theme: 'light' } };
export const RightToLeft: Story = { globals: { brand: 'sahara', language: 'AR' }, play: type('مرحبًا') };
export const LargeText: Story = { globals: { textSize: '200' } };
/** With one topic all messages arrive in one queue. */
export const OneTopic: Story = { tags: ['bad-example'], args: { topics: ['other'] }, play: Picking.play };
