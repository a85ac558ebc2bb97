import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';

/** What a merchant shows now, as far as the platform needs it. */
export interface LiveSite {
  /** Grows with every release that goes live. */
  readonly revision: number;
  readonly full: FullRelease;
  /** A host of the merchant's own, without a port. */
  readonly host?: string | null;
}

/** Looks up a merchant's live release in memory; nothing when no merchant has this code. */
export type FindLiveSite = (merchantCode: string) => LiveSite | undefined;
