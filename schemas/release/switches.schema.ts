import { type SwitchGroup, type SwitchName, switchFacts, switchNames } from '../switchNames.ts';

/** Switches as stored: "1" or "0" by name. Platforms also send booleans and numbers; `readSwitch` takes them all. */
export type Switches = Readonly<Partial<Record<SwitchName, string>>>;

/** Where the switches of a group show, */
const groupScreens: Readonly<Record<SwitchGroup, readonly string[]>> = {
  entry: ['home', 'login'],
  register: ['home', 'login', 'register'],
  menu: ['home', 'memberCentre', 'agentHome'],
  promotion: ['home', 'memberCentre'],
  agent: ['home', 'memberCentre', 'agentHome'],
  social: ['login', 'register'],
};

/** and those that show elsewhere. */
const ownScreens: Readonly<Partial<Record<SwitchName, readonly string[]>>> = {
  MOBILECODELOGIN3: ['login'],
  PSWEMAIL3: ['login', 'forget'],
  PSWPHONE3: ['login', 'forget'],
  TRIAL3: ['trial'],
  THEMESWITCH3: ['home'],
  CBS3: ['home', 'messageCentre'],
  REGMOBVERF3: ['register'],
  MOBILENUMPASSREG3: ['register'],
};

export const switchesSchema = {
  $id: 'release/switches',
  title: 'Switches',
  description: 'The operator’s flag table. A switch that is not set has its default.',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    switchNames.map((name, order) => {
      const { title, description, default: on, group } = switchFacts[name];
      const ui = { widget: 'switch', group, order };
      return [
        name,
        {
          title,
          description,
          type: 'string',
          enum: ['0', '1'],
          default: on ? '1' : '0',
          'x-ui': ui,
          'x-screens': ownScreens[name] ?? groupScreens[group],
        },
      ];
    }),
  ),
} as const;
