import type { Queries } from '../Database.ts';

/** What SQL cannot do. It must do the same for ever, as a statement does. */
type Work = (queries: Queries) => Promise<void>;

/** A step of the database's shape. Never edited once released: a change is a new step. */
export interface Migration {
  /** Four digits and words; steps run in this order. */
  readonly name: string;
  readonly statements: readonly (string | Work)[];
}
