import { pipeline } from 'node:stream/promises';
import { type AuditAction, auditActions } from '#schemas/api/auditActions.ts';
import type { AuditLine, auditQuery } from '#schemas/api/audit.schema.ts';
import { administered } from '#schemas/api/roleGrants.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/apiRouter.ts';
import type { Clock } from '../../store/clock.ts';
import { type AuditFilter, type StoredAuditEntry, addAuditEntry, findAuditEntries } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import type { Caller } from '../../store/operators.ts';
import { AUDIT_HEAD, auditRow } from './auditCsv.ts';

const PAGE = 50;
const EXPORT_PAGE = 1000;

type Query = Readonly<Partial<Record<keyof typeof auditQuery | 'before', unknown>>>;

function textAt(query: Query, name: keyof Query): string | undefined {
  const value = query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 100) throw new HttpProblem('filter.unreadable', [], { name });
  return value;
}

function momentAt(query: Query, name: keyof Query): Date | undefined {
  const text = textAt(query, name);
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new HttpProblem('filter.unreadable', [], { name });
  return moment;
}

const isAction = (text: string): text is AuditAction => auditActions.some((action) => action === text);

/** The filter of a request, within what the operator may see: administrators of some merchants see these merchants only. */
function filterOf(query: Query, { roles }: Caller): AuditFilter {
  const mine = administered(roles);
  const action = textAt(query, 'what');
  if (action !== undefined && !isAction(action)) throw new HttpProblem('filter.unreadable', [], { name: 'what' });
  return {
    who: textAt(query, 'who'),
    action,
    merchantCode: textAt(query, 'merchant'),
    from: momentAt(query, 'from'),
    to: momentAt(query, 'to'),
    within: mine === 'all' ? undefined : mine,
  };
}

const lineOf = ({ at, ...entry }: StoredAuditEntry): AuditLine => ({ ...entry, at: at.toISOString() });

type Entries = readonly StoredAuditEntry[];

/** The table, page by page. */
async function* exported(first: Entries, pageBefore: (id: number) => Promise<Entries>): AsyncGenerator<string> {
  // Without this mark spreadsheets do not recognize UTF-8.
  yield `\u{FEFF}${AUDIT_HEAD}`;
  for (let page = first; ;) {
    yield page.map(auditRow).join('');
    const last = page.at(-1);
    if (last === undefined || page.length < EXPORT_PAGE) return;
    page = await pageBefore(last.id);
  }
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Who did what, where and when: page by page, or whole as a table for a spreadsheet. */
export const auditHandlers = ({ db, clock }: Deps): Handlers<'audit' | 'exportAudit'> => ({
  async audit({ query, operator }) {
    const filter = filterOf(query, operator);
    const before = textAt(query, 'before');
    if (before !== undefined && !/^\d{1,15}$/.test(before)) throw new HttpProblem('filter.unreadable', [], { name: 'before' });
    const found = await findAuditEntries(db, filter, PAGE + 1, before === undefined ? undefined : Number(before));
    const lines = found.slice(0, PAGE).map(lineOf);
    return { lines, next: found.length > PAGE ? (lines.at(-1)?.id ?? null) : null };
  },

  async exportAudit({ res, query, operator }) {
    const filter = filterOf(query, operator);
    const first = await findAuditEntries(db, filter, EXPORT_PAGE);
    await addAuditEntry(db, { by: operator, merchantCode: null, action: 'audit.exported', at: clock() });
    res.type('text/csv; charset=utf-8').set('content-disposition', 'attachment; filename="audit.csv"');
    // Reads as fast as the browser receives, and stops when it disconnects.
    const rows = exported(first, (before) => findAuditEntries(db, filter, EXPORT_PAGE, before));
    await pipeline(rows, res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  },
});
