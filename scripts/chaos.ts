/**
 * Damages servers that it starts itself, on fresh data, and counts acknowledged and lost operations: `npm run chaos -- --kills 50`, `--engine
 * PGlite` for one engine alone. With `--day 120 --load 20` it instead keeps the built server busy for two hours, as a working day of players and
 * operators does, while twenty other processes use the processor.
 * Exits with 1 if anything acknowledged was lost, or nothing was acknowledged.
 */
import { parseArgs } from 'node:util';
import { printTable } from '../bench/lib/table.ts';
import { lineOf, runDay } from './day/runDay.ts';
import { chaosEngines, runChaos } from '#server/testing/chaos/runChaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    engine: { type: 'string' },
    day: { type: 'string' },
    load: { type: 'string', default: '0' },
    database: { type: 'string' },
  },
});

if (values.day !== undefined) {
  const day = await runDay({ minutes: Number(values.day), load: Number(values.load), databaseUrl: values.database });
  console.log(lineOf(day));
  process.exit(day.wrong.length === 0 && Object.values(day.done).every((count) => count > 0) ? 0 : 1);
}
const engines = chaosEngines.filter((name) => values.engine === undefined || values.engine === name);
if (engines.length === 0) throw new Error(`Unknown engine. Known: ${chaosEngines.join(', ')}.`);
const rows = await runChaos({
  kills: Number(values.kills),
  engines,
  onProgress: (text) => console.error(`  ${text}`),
  onRow: ({ engine, scenario, outcome }) =>
    console.error(
      outcome
        ? `${engine}, ${scenario}: ${outcome.acknowledged} acknowledged, ${outcome.refused} refused, ${outcome.lost.length} lost, ${outcome.faults.length} faults`
        : `${engine}, ${scenario}: not possible on this machine`,
    ),
});
printTable('Acknowledged changes', [
  ['engine and harm', 'acknowledged', 'refused', 'lost', 'faults'],
  ...rows.map(({ engine, scenario, outcome }) => [
    `${engine}, ${scenario}`,
    ...(outcome
      ? [outcome.acknowledged, outcome.refused, outcome.lost.length, outcome.faults.length].map(String)
      : ['not possible on this machine', '', '', '']),
  ]),
]);
const wrong = rows.flatMap(({ engine, scenario, outcome }) =>
  [...(outcome?.lost ?? []), ...(outcome?.faults ?? [])].map((what) => `${engine}, ${scenario}: ${what}`),
);
for (const line of wrong) console.error(line);
process.exitCode = wrong.length === 0 ? 0 : 1;
