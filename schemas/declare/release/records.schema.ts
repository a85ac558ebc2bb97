import { choice, chosenWords, count, duration, section } from '../leaves/behaviourLeaves.ts';
import { firstRanges, recordRanges } from '../names/behaviourWords.ts';

/** Lists of records by days: bets, transactions, results, also of a team. */
export const recordsSchema = section({
  title: 'Records',
  description: 'Lists by date: bets, transactions, profit and loss, a team’s figures.',
  group: 'records',
  properties: {
    ranges: chosenWords({
      title: 'Date ranges',
      description: 'Date ranges that players can choose, in this order.',
      choices: recordRanges,
      default: recordRanges,
    }),
    firstRange: choice({
      title: 'Default date range',
      description: 'Date range that a list shows at first.',
      choices: firstRanges,
      default: 'last7',
    }),
    maxDays: duration({
      title: 'Longest date range',
      description: 'Longest date range that players can choose; the platform rejects longer ones.',
      minimum: 1,
      default: 92,
      maximum: 366,
      unit: 'day',
    }),
    pageSize: count({
      title: 'Rows at once',
      description: 'How many rows are asked for at once.',
      minimum: 5,
      default: 20,
      maximum: 100,
    }),
  },
});
