import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../testing/inTool.tsx';
import { wide } from '../testing/wide.ts';
import { ProblemsPanel } from './ProblemsPanel.tsx';

const FOOTER = '/template/parameters/footer_nav';
/** An error of the look, one of the title, a warning of the footer. */
const edits = {
  '/template/theme/dark/text': '#0e0f17',
  '/template/parameters/title': 'Donaudampfschifffahrtsgesellschaft '.repeat(3),
  [FOOTER]: 'member,deposit',
};

const meta = { component: ProblemsPanel, globals: wide, args: { onClose: () => undefined } } satisfies Meta<typeof ProblemsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = { decorators: [inTool()] };
export const Several: Story = { decorators: [inTool({ edits })] };
export const WithoutItsBlock: Story = {
  decorators: [
    inTool({
      edits: { '/template/behaviour/app/reofferDays': 3, '/template/strings': { EN: { 'jackpot.about': 'About {{amount}}' } } },
    }),
  ],
};
export const SeveralInChinese: Story = { ...Several, globals: { language: 'CN', theme: 'light' } };
export const OnlyToRead: Story = { decorators: [inTool({ edits, role: 'viewer' })] };
export const WhyItMatters: Story = {
  decorators: [inTool({ edits: { [FOOTER]: 'member,deposit' } })],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Why: The bottom bar/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Waive/ }));
    await userEvent.type(canvas.getByRole('textbox'), 'The logo leads home.');
    await expect(canvas.getByRole('textbox')).toHaveValue('The logo leads home.');
  },
};
const checkAddresses: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check links and pictures' }));
};
export const Checking: Story = {
  decorators: [inTool({ api: { checkAddresses: () => new Promise(() => undefined) } })],
  play: checkAddresses,
};
export const CheckRefused: Story = {
  decorators: [inTool({ api: { checkAddresses: () => Promise.reject(new Refusal('network')) } })],
  play: checkAddresses,
};
