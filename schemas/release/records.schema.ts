import { choice, count, section, words } from './behaviourLeaves.ts';
import { firstRanges, recordRanges } from './behaviourWords.ts';

/** Lists of what happened on some days: bets, money, results, a team's too. */
export const recordsSchema = section('Records', 'Lists by date: bets, transactions, profit and loss, a team’s figures.', {
  ranges: words(
    'Choices of days',
    'Which days players can choose from, in this order: today, last7, last30, own (any others).',
    `^(${recordRanges.join('|')})$`,
    recordRanges,
    'records',
    1,
    [],
  ),
  firstRange: choice(
    'Days at first',
    'Which days a list shows until somebody chooses others.',
    firstRanges,
    'last7',
    'records',
    2,
  ),
  maxDays: count('Most days', 'How many days can be asked for at once; the platform refuses more.', [1, 92, 366], 'records', 3),
  pageSize: count('Rows at once', 'How many rows are asked for at once.', [5, 20, 100], 'records', 4),
});
