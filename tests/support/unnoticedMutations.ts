import type { Mutation } from '../../scripts/attack/mutations/Mutation.ts';

const file = 'server/audit/auditCsv.ts';
const test = 'server/audit/auditCsv.test.ts';

/** Mutations that must not count as noticed. */
export const mutations: readonly Mutation[] = [
  {
    defence: 'csv-formula',
    gone: 'a comment',
    file,
    text: '/** Text that a spreadsheet would evaluate',
    instead: '/** Text that a table would evaluate',
    noticedBy: { file: test, title: 'a cell of %s stays a text' },
  },
  {
    defence: 'csv-formula',
    gone: 'a bracket',
    file,
    text: 'export function csvCell(text: string): string {',
    instead: 'export function csvCell(text: string): string {{',
    noticedBy: { file: test, title: 'a cell of %s stays a text' },
  },
  {
    defence: 'csv-formula',
    gone: 'what no test is called by',
    file,
    text: 'FORMULA.test(text) ? ',
    instead: 'false ? ',
    noticedBy: { file: test, title: 'no test is called so' },
  },
];
