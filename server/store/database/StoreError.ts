/** The store cannot be opened, copied or brought back. The message is for the person who typed the command: one sentence with what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
