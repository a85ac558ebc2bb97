import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { wide } from '../../model/testing/wide.ts';
import { SinceDialog } from './SinceDialog.tsx';

const { document } = sampleView().live;
const releases = Array.from({ length: 30 }, (_, index) =>
  sampleReleaseEntry({
    releaseId: 30 - index,
    revision: 30 - index,
    note: 'Bottom bar as agreed',
    isLive: index === 0,
  }),
);

const meta = {
  component: SinceDialog,
  globals: wide,
  decorators: [inTool({ api: { release: async () => ({ document, before: document }) } })],
  args: {
    releases,
    question: { screen: 'home', audience: 'guest', language: 'EN', theme: 'dark', today: 30, answers: [] },
    onAsk: () => undefined,
    onRollBack: () => undefined,
    onOpen: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof SinceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Found: Story = {
  args: { question: { ...meta.args.question, answers: ['so', 'notYet', 'so', 'so', 'notYet'] } },
};
