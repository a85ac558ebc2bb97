import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleReleaseEntry } from '../../model/testing/sampleReleaseEntry.ts';
import { sampleView } from '../../model/testing/sampleView.ts';
import { wide } from '../../model/testing/wide.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const TITLE = '/template/parameters/title';
const { document } = sampleView().live;
const entry = sampleReleaseEntry({
  releaseId: 39,
  revision: 3,
  note: 'Members first, as agreed.',
});
const documents = { document: withValueAt(document, TITLE, 'Newer'), before: document };

const meta = {
  component: HistoryEntry,
  globals: wide,
  args: { entry, onRollBack: () => undefined, onRollBackWithNote: () => undefined },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    inTool({ api: { release: async () => documents } }),
  ],
} satisfies Meta<typeof HistoryEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

const showChanges: Story['play'] = ({ canvasElement }) => userEvent.click(within(canvasElement).getByText('What changed'));

export const Older: Story = {};
export const OlderInChinese: Story = { globals: { language: 'CN', theme: 'light' } };
export const Live: Story = { args: { entry: { ...entry, isLive: true }, onRollBack: undefined } };
export const Shipped: Story = { args: { entry: { ...entry, kind: 'seed', by: null, note: '' } } };
export const Planned: Story = {
  args: {
    entry: {
      ...entry,
      plan: { madeAt: '2026-02-27T10:00:00Z', dueAt: '2026-03-01T12:00:00Z', hasWaited: false, isMerged: false },
    },
  },
};
export const ByToken: Story = { args: { entry: { ...entry, token: 'ci-deploy' } } };
export const Imported: Story = { args: { entry: { ...entry, imported: { from: 'lotus', isEdited: true } } } };
/** Of a release that was stored before its target was: nothing is guessed. */
export const RolledBackInEarlierDays: Story = { args: { entry: { ...entry, kind: 'rollback' } } };
export const PlannedByTokenInChinese: Story = {
  globals: { language: 'CN', theme: 'light' },
  args: {
    entry: {
      ...entry,
      token: 'ci-deploy',
      plan: { madeAt: '2026-02-27T10:00:00Z', dueAt: '2026-03-01T12:00:00Z', hasWaited: false, isMerged: false },
      imported: { from: 'lotus', isEdited: false },
    },
  },
};
export const RolledBackWithWaiver: Story = {
  args: {
    entry: {
      ...entry,
      kind: 'rollback',
      restoredRevision: 1,
      note: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6),
      waived: [{ code: 'footer.noHome', pointer: '/template/parameters/footer_nav', reason: 'The logo leads home.' }],
    },
  },
};
export const Changes: Story = {
  async play(context) {
    await showChanges(context);
    await expect(await within(context.canvasElement).findByText('“Demo” → “Newer”')).toBeVisible();
  },
};
export const ChangesWaiting: Story = {
  decorators: [inTool({ api: { release: () => new Promise(() => undefined) } })],
  play: showChanges,
};
export const ChangesRefused: Story = {
  decorators: [inTool({ api: { release: () => Promise.reject(new Refusal('network')) } })],
  play: showChanges,
};
