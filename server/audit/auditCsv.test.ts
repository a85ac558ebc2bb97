import { expect, it } from 'vitest';
import { auditRow, csvCell } from './auditCsv.ts';

it.each([
  ['a plain text', 'ann', '"ann"'],
  ['a formula', '=1+1', '"\'=1+1"'],
  ['a formula behind spaces', ' \t=1', '"\' \t=1"'],
  ['a call', '@SUM(A1)', '"\'@SUM(A1)"'],
  ['a signed number', '-2', '"\'-2"'],
  ['a plus', '+1', '"\'+1"'],
  ['a carriage return', '\rcmd', '"\'\rcmd"'],
  ['quotes and commas', 'a "b", c', '"a ""b"", c"'],
  ['nothing', '', '""'],
])('a cell of %s stays a text', (_title, text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it('a line tells all that the log knows', () => {
  const at = new Date('2026-03-01T12:00:00Z');
  const entry = {
    id: 7,
    at,
    who: null,
    token: 'nightly',
    action: 'draft.saved',
    merchantCode: 'aurora',
    detail: { note: '=x' },
    hash: 'f00d',
  } as const;
  expect(auditRow(entry)).toBe(
    '"7","2026-03-01T12:00:00.000Z","","nightly","draft.saved","aurora","{""note"":""=x""}","f00d"\r\n',
  );
});
