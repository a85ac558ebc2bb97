import type { PlayFunction } from 'storybook/internal/csf';
import { within } from 'storybook/test';

/** Waits for what opens over the page, whose code is loaded when it is asked for. */
export const untilOpen: PlayFunction = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('dialog');
};
