import { section, switchName } from '../leaves/behaviourLeaves.ts';

/** The agents' view of their team. */
export const teamSchema = section({
  title: 'Agents',
  description: 'The pages of agents.',
  group: 'team',
  properties: {
    dividendSwitch: switchName({
      title: 'Dividends by switch',
      description: 'Name of the switch that enables dividends; empty: they show while an agent has a dividend contract.',
      default: '',
    }),
  },
});
