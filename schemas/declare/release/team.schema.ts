import { section, switchName } from '../leaves/behaviourLeaves.ts';

/** What agents see of their team. */
export const teamSchema = section('Agents', 'The pages of agents.', {
  dividendSwitch: switchName(
    'Dividends by switch',
    'Name of the switch that enables dividends; empty: they show while an agent has a dividend contract.',
    '',
    'team',
    1,
  ),
});
