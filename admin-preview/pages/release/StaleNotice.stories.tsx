import type { Meta, StoryObj } from '@storybook/react-vite';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleView } from '../../model/testing/sampleView.ts';
import { wide } from '../../model/testing/wide.ts';
import { StaleNotice } from './StaleNotice.tsx';

const TITLE = '/template/parameters/title';
const base = sampleView().live.document;
const theirs = withValueAt(withValueAt(base, TITLE, 'Kim’s lobby'), '/switches/CBS3', '1');
const stale = { releaseId: 41, revision: 5, by: 'kim', base, theirs };

const meta = {
  component: StaleNotice,
  globals: wide,
  args: { stale, onCombine: () => undefined, onTakeTheirs: () => undefined },
  decorators: [inTool({ edits: { [TITLE]: 'My lobby' } })],
} satisfies Meta<typeof StaleNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both changed the title. */
export const Disputed: Story = {};
export const DisputedInChinese: Story = { globals: { language: 'CN', theme: 'light' } };
export const LongWords: Story = {
  args: { stale: { ...stale, by: null, theirs: withValueAt(theirs, TITLE, 'Donaudampfschifffahrtsgesellschaft '.repeat(3)) } },
  decorators: [inTool({ edits: { [TITLE]: 'Kapitänsmützenabzeichen'.repeat(4), '/switches/CBS3': '0' } })],
};
export const NothingInCommon: Story = { decorators: [inTool({ edits: { '/switches/TRIAL3': '0' } })] };
