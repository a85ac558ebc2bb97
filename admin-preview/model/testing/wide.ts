import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';

/** Stories of the tool take the whole width: operators work at a desk, and Storybook's toolbar starts with a phone for the player. */
export const wide = { viewport: { value: RESPONSIVE_VIEWPORT_VALUE } } as const;
