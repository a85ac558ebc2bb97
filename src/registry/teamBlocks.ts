import type { BlockType } from '#schemas/blockSchemas.ts';
import type { BlockEntry } from './blocks.ts';

type TeamBlock = Extract<BlockType, 'agent-home' | `team-${string}`>;

/** Blocks of an agent's pages. */
export const teamBlocks: { readonly [T in TeamBlock]: BlockEntry<T> } = {
  'agent-home': {
    load: async () => (await import('#src/blocks/AgentHome/AgentHome.tsx')).AgentHome,
    module: 'src/blocks/AgentHome/AgentHome.tsx',
    reservedHeightPx: 720,
  },
  'team-overview': {
    load: async () => (await import('#src/blocks/TeamOverview/TeamOverview.tsx')).TeamOverview,
    module: 'src/blocks/TeamOverview/TeamOverview.tsx',
    reservedHeightPx: 640,
  },
  'team-members': {
    load: async () => (await import('#src/blocks/TeamMembers/TeamMembers.tsx')).TeamMembers,
    module: 'src/blocks/TeamMembers/TeamMembers.tsx',
    reservedHeightPx: 800,
  },
  'team-profit': {
    load: async () => (await import('#src/blocks/TeamProfit/TeamProfit.tsx')).TeamProfit,
    module: 'src/blocks/TeamProfit/TeamProfit.tsx',
    reservedHeightPx: 800,
  },
  'team-bets': {
    load: async () => (await import('#src/blocks/TeamBets/TeamBets.tsx')).TeamBets,
    module: 'src/blocks/TeamBets/TeamBets.tsx',
    reservedHeightPx: 800,
  },
  'team-rebates': {
    load: async () => (await import('#src/blocks/TeamRebates/TeamRebates.tsx')).TeamRebates,
    module: 'src/blocks/TeamRebates/TeamRebates.tsx',
    reservedHeightPx: 800,
  },
};
