import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleMerchant } from '../../model/testing/sampleMerchant.ts';
import { wide } from '../../model/testing/wide.ts';
import { toolPalettes } from '../../kit/parts/toolTheme.ts';
import { MerchantCard, MerchantCardGhost } from './MerchantCard.tsx';

const merchant = sampleMerchant();

const meta = {
  component: MerchantCard,
  globals: wide,
  args: { merchant, onCopy: () => undefined, onImport: () => undefined },
  decorators: [
    (Story) => (
      <ul style={{ maxInlineSize: 320 }}>
        <Story />
      </ul>
    ),
    inTool({ role: 'admin' }),
  ],
} satisfies Meta<typeof MerchantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {};
export const LiveInChinese: Story = { globals: { language: 'CN', theme: 'light' } };
export const ChangedWithFaults: Story = {
  args: { merchant: { ...merchant, draftState: 'changed', problems: { errors: 2, warnings: 1 } } },
  globals: { theme: 'light' },
};
export const NotLiveYet: Story = {
  args: {
    merchant: {
      ...merchant,
      liveRevision: 0,
      todo: ['logo', 'terms'],
      lastChange: { at: '2026-03-01T12:00:00Z', by: 'kim', what: 'made' },
      look: {
        ...merchant.look,
        mode: 'light',
        colours: toolPalettes.light,
        blocks: [],
        footerItems: 0,
        hasHeader: false,
        logo: '',
      },
    },
  },
};
export const LongWords: Story = {
  args: {
    merchant: {
      ...merchant,
      title: 'Donaudampfschifffahrtsgesellschaftskapitän',
      host: 'a-rather-long-name.of-a-merchant.with-a-host.of-its-own.example',
      lastChange: { at: '2026-03-01T12:00:00Z', by: 'somebody-with-a-rather-long-name', what: 'draft' },
    },
  },
};
export const OnlyToRead: Story = { decorators: [inTool({ role: 'viewer' })] };
export const Waiting: Story = { render: () => <MerchantCardGhost /> };
