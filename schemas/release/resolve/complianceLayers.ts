import type { BlockProps, BlockType } from '../../declare/blocks/blocks.ts';
import type { ComplianceProfile, Release } from '../../declare/release/release.schema.ts';

/** The layer of each profile, between the version's preset and the merchant's own settings. */
export const complianceLayers: Readonly<Record<ComplianceProfile, { readonly template: Partial<Release['template']> }>> = {
  seed: {
    template: {
      parameters: { terms_ticked: '1' },
      behaviour: { login: { remember: 'password' }, password: { holdOld: true } },
    },
  },
  strict: {
    template: {
      parameters: { age_limit: '18', terms_ticked: '0' },
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
          celebrations: false,
        },
      },
    },
  },
};

/** Block settings where a compliance profile differs from the block's schema. `seed` has the specified counter (JACK-01, JACK-03). */
export const complianceBlocks: Readonly<Record<ComplianceProfile, Readonly<Partial<Record<BlockType, object>>>>> = {
  seed: { jackpot: { source: 'counter' } satisfies Partial<BlockProps<'jackpot'>> },
  strict: {},
};
