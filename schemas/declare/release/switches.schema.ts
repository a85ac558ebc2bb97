import { type SwitchName, switchFacts, switchNames } from '../names/switchNames.ts';

/** Switches as stored: "1" or "0" by name. Platforms also send booleans and numbers; `readSwitch` takes them all. */
export type Switches = Readonly<Partial<Record<SwitchName, string>>>;

export const switchesSchema = {
  $id: 'release/switches',
  title: 'Switches',
  description: 'The operator’s flag table. A switch that is not set has its default.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    switchNames.map((name) => {
      const { title, description, default: on, group } = switchFacts[name];
      const ui = { widget: 'switch', group };
      return [
        name,
        {
          title,
          description,
          type: 'string',
          enum: ['0', '1'],
          default: on ? '1' : '0',
          'x-ui': ui,
        },
      ];
    }),
  ),
} as const;
