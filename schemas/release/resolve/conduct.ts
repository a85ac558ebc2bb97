import type { BlockProps, BlockType } from '../../declare/blocks/blocks.ts';
import type { Conduct, Release } from '../../declare/release/release.schema.ts';

/** The layer of each profile, between the version's preset and the merchant's own settings. */
export const conductLayers: Readonly<Record<Conduct, { readonly template: Partial<Release['template']> }>> = {
  seed: {
    template: {
      parameters: { terms_ticked: '1' },
      behaviour: { login: { remember: 'password' }, password: { holdOld: true } },
    },
  },
  strict: {
    template: {
      parameters: { terms_ticked: '0' },
      behaviour: {
        login: { remember: 'username' },
        password: { holdOld: false },
        responsible: {
          ageGate: true,
          recordTerms: true,
          lastLogin: true,
          sessionClock: true,
          idleMinutes: 30,
          realityCheckMinutes: 60,
          reverseWithdrawals: false,
        },
      },
    },
  },
};

/** Block settings where a conduct differs from the block's schema. `seed` has the specified counter (JACK-01, JACK-03). */
export const conductBlocks: Readonly<Record<Conduct, Readonly<Partial<Record<BlockType, object>>>>> = {
  seed: { jackpot: { source: 'counter' } satisfies Partial<BlockProps<'jackpot'>> },
  strict: {},
};
