import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MerchantSummary } from '#schemas/api/merchants.schema.ts';
import { inTool } from '../testing/inTool.tsx';
import { wide } from '../testing/wide.ts';
import { toolPalettes } from '../toolTheme.ts';
import { MerchantCard, MerchantCardGhost } from './MerchantCard.tsx';

const merchant: MerchantSummary = {
  merchantCode: 'demo',
  title: 'Demo',
  version: 'base',
  host: null,
  liveRevision: 4,
  draftState: 'none',
  problems: { errors: 0, warnings: 0 },
  todo: [],
  lastChange: { at: '2026-03-01T12:00:00Z', by: 'kim', what: 'release' },
  look: {
    mode: 'dark',
    colours: toolPalettes.dark,
    corners: 'soft',
    logo: '/brand/aurora/logo.svg',
    backdrop: '',
    blocks: ['banner-carousel', 'category-tabs', 'hot-games', 'category-rails'],
    hasHeader: true,
    footerItems: 4,
  },
};

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
