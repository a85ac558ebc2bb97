/** A change of the sources that removes a defence, and the test or attack that must notice it. */
export interface Mutation {
  /** The row of the threat model in docs/security.md. */
  readonly defence: string;
  /** Name of the removed defence. */
  readonly gone: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly text: string;
  readonly instead: string;
  /** At least one attack on the defence succeeds, or this test fails. */
  readonly noticedBy: 'attack' | { readonly file: string; readonly title: string };
}
