import type { BlockType } from '#schemas/blockSchemas.ts';
import type { BlockEntry } from './blocks.ts';

type RecordBlock = Extract<
  BlockType,
  'bet-records' | 'transaction-records' | 'profit-loss' | 'vip-benefits' | 'reward-list' | 'mall-items'
>;

/** Blocks of what a member did and what they get for it. */
export const recordBlocks: { readonly [T in RecordBlock]: BlockEntry<T> } = {
  'bet-records': {
    load: async () => (await import('#src/blocks/BetRecords/BetRecords.tsx')).BetRecords,
    module: 'src/blocks/BetRecords/BetRecords.tsx',
    reservedHeightPx: 700,
  },
  'transaction-records': {
    load: async () => (await import('#src/blocks/TransactionRecords/TransactionRecords.tsx')).TransactionRecords,
    module: 'src/blocks/TransactionRecords/TransactionRecords.tsx',
    reservedHeightPx: 700,
  },
  'profit-loss': {
    load: async () => (await import('#src/blocks/ProfitLoss/ProfitLoss.tsx')).ProfitLoss,
    module: 'src/blocks/ProfitLoss/ProfitLoss.tsx',
    reservedHeightPx: 500,
  },
  'vip-benefits': {
    load: async () => (await import('#src/blocks/VipBenefits/VipBenefits.tsx')).VipBenefits,
    module: 'src/blocks/VipBenefits/VipBenefits.tsx',
    reservedHeightPx: 400,
  },
  'reward-list': {
    load: async () => (await import('#src/blocks/RewardList/RewardList.tsx')).RewardList,
    module: 'src/blocks/RewardList/RewardList.tsx',
    reservedHeightPx: 600,
  },
  'mall-items': {
    load: async () => (await import('#src/blocks/MallItems/MallItems.tsx')).MallItems,
    module: 'src/blocks/MallItems/MallItems.tsx',
    reservedHeightPx: 600,
  },
};
