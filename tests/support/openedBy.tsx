import type { Decorator, StoryObj } from '@storybook/react-vite';
import { Button } from '#src/ui/Button/Button.tsx';

/** Setting of a popover's story: a button that opens it by its id, pressed. */
export const openedBy = (popover: string) => ({
  decorators: [
    (Story) => (
      <>
        <Button popoverTarget={popover}>Menu</Button>
        <Story />
      </>
    ),
  ] satisfies Decorator[],
  play: (async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))) satisfies StoryObj['play'],
});
