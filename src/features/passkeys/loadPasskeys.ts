import { ApiError } from '#src/lib/ApiError.ts';

/** What speaks to the browser's passkeys, loaded when a player uses one. */
export const loadPasskeys = () =>
  import('./browserPasskeys.ts').catch((error: unknown) => {
    throw new ApiError('network', 0, String(error));
  });
