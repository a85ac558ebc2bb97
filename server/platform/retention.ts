/** How long a platform keeps, in days, what nothing else ends. */
export interface Retention {
  /** Network addresses of players: of their last login, of accepted terms and of contracts. */
  readonly ipDays: number;
  /** Proofs of agreements that no longer hold: terms that were accepted again, and the steps of contracts that are over. */
  readonly proofDays: number;
}

export const defaultRetention: Retention = { ipDays: 180, proofDays: 1825 };
