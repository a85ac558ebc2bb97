import type { Meta, StoryObj } from '@storybook/react-vite';
import { inTool } from '../../model/testing/inTool.tsx';
import { sampleMerchant } from '../../model/testing/sampleMerchant.ts';
import { wide } from '../../model/testing/wide.ts';
import { MerchantTable } from './MerchantTable.tsx';

const merchant = sampleMerchant();

const meta = {
  component: MerchantTable,
  globals: wide,
  args: {
    merchants: [
      merchant,
      { ...merchant, merchantCode: 'lotus', title: 'Lotus Garden', draftState: 'changed', problems: { errors: 2, warnings: 1 } },
      {
        ...merchant,
        merchantCode: 'new',
        title: 'A merchant with a very long name, of sixty letters at the most',
        liveRevision: 0,
        todo: ['logo', 'terms'],
      },
    ],
    onCopy: () => undefined,
    onImport: () => undefined,
  },
  decorators: [inTool({ role: 'admin' })],
} satisfies Meta<typeof MerchantTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
