/** A change of the sources that removes a defence, and who notices that it is gone. */
export interface Mutation {
  /** The row of the threat model in docs/security.md. */
  readonly defence: string;
  /** What is gone. */
  readonly gone: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly text: string;
  readonly instead: string;
  /** At least one attack on the defence does not hold any more, or this test fails. */
  readonly noticedBy: 'attack' | { readonly file: string; readonly title: string };
}
