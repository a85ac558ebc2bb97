import { switchNames } from '../switchNames.ts';
import { section } from './behaviourLeaves.ts';

/** What agents see of their team. */
export const teamSchema = section('Agents', 'The pages of agents.', {
  dividendSwitch: {
    title: 'Dividends by switch',
    description: 'Name of the switch that enables dividends; empty: they show while an agent has a dividend contract.',
    type: 'string',
    maxLength: 40,
    pattern: `^(${switchNames.join('|')})?$`,
    default: '',
    'x-ui': { widget: 'text', group: 'team', order: 1 },
  },
});
