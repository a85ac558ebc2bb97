/** The database cannot be reached right now. The same call may work a moment later; routes answer 503. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super('The database does not answer: see that it runs, and that DATABASE_URL leads to it.', { cause });
  }
}
