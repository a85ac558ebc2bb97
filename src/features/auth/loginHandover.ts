import { isObject } from '#schemas/isObject.ts';
import { isOverHome } from '#src/site/dialogState.ts';

/**
 * History state that leads from a finished registration to the login with the name filled in (REG-36). A form that lay
 * over home stays there, and the way back after the login stays too.
 */
export const loginHandover = (username: string, from: unknown) => ({
  ...(isOverHome(from) ? from : {}),
  registered: username,
});

/** The name that a registration has handed over, if one has. */
export const handedOver = (state: unknown): string | undefined =>
  isObject(state) && typeof state['registered'] === 'string' ? state['registered'] : undefined;
