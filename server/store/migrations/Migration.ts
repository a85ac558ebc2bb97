import type { Queries } from '../database/Database.ts';

/** What SQL cannot do. It must do the same for ever, as a statement does. */
type Work = (queries: Queries) => Promise<void>;

/** A step of the database's shape. Never edited once released: a change is a new step. */
export interface Migration {
  /** Four digits and words; steps run in this order. Databases record it, so it stays as it was released, whatever its file is called. */
  readonly name: string;
  readonly statements: readonly (string | Work)[];
  /**
   * It takes away or changes what the build before uses, so that this one does not run any more. Anything else must leave it running: nodes
   * of two builds share a store while an update goes from node to node, and a roll-back starts the build before again. What a step takes
   * away must therefore have been without use for one released build.
   */
  readonly contracts?: true;
}
