import { choice, chosenWords, count, duration, section } from '../leaves/behaviourLeaves.ts';
import { firstRanges, recordRanges } from '../names/behaviourWords.ts';

/** Lists of what happened on some days: bets, money, results, a team's too. */
export const recordsSchema = section('Records', 'Lists by date: bets, transactions, profit and loss, a team’s figures.', {
  ranges: chosenWords(
    'Date ranges',
    'Date ranges that players can choose, in this order.',
    recordRanges,
    recordRanges,
    'records',
    1,
  ),
  firstRange: choice('Default date range', 'Date range that a list shows at first.', firstRanges, 'last7', 'records', 2),
  maxDays: duration(
    'Longest date range',
    'Longest date range that players can choose; the platform rejects longer ones.',
    [1, 92, 366, 'day'],
    'records',
    3,
  ),
  pageSize: count('Rows at once', 'How many rows are asked for at once.', [5, 20, 100], 'records', 4),
});
