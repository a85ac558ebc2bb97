/** Why nothing can be written: the disk is full, or the database server takes reads only. */
export const readOnlyReasons = ['full', 'readOnly'] as const;
export type ReadOnlyReason = (typeof readOnlyReasons)[number];

/** The store can be read, but takes no writes now. The same call may work later, when there is room or the server takes writes. */
export class StoreReadOnly extends Error {
  override readonly name = 'StoreReadOnly';
  readonly reason: ReadOnlyReason;

  constructor(reason: ReadOnlyReason, cause?: unknown) {
    super(
      reason === 'full'
        ? 'The disk of the store is full: make room, and it takes writes again.'
        : 'The database takes reads only: see why on its server, or lead DATABASE_URL to one that takes writes.',
      { cause },
    );
    this.reason = reason;
  }
}
