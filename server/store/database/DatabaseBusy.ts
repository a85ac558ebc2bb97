/** The database answers, but too much is asked of it at once: nothing was changed. The same call works when others have ended; routes answer 503. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';

  constructor(cause?: unknown) {
    super('The database has more to do than it can: try again in a moment.', { cause });
  }
}

/** When to ask again, for `Retry-After`. */
export const BUSY_RETRY_S = 2;
