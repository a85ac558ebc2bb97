/** When an animation of home stops. One of more than 5 s needs a pause button (WCAG 2.2.2). */
export const restAfterMs = (what: string) =>
  ({
    title: 'Come to rest after',
    description: `Time after which ${what} no longer move by themselves; 0 for never, and then players can pause them.`,
    type: 'integer',
    minimum: 0,
    maximum: 60000,
    default: 0,
    'x-unit': 'millisecond',
    'x-ui': { widget: 'duration' },
  }) as const;
