import { pipeline } from 'node:stream/promises';
import { type Request, Router } from 'express';
import { type AuditAction, auditActions } from '#schemas/preview/auditActions.ts';
import type { AuditLine, AuditPage } from '#schemas/preview/peopleApi.schema.ts';
import { administered } from '#schemas/preview/roleGrants.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../platform/clock.ts';
import { type AuditFilter, type StoredAuditEntry, addAuditEntry, findAuditEntries } from '../../store/audit.ts';
import type { Database } from '../../store/Database.ts';
import type { OperatorSession } from '../../store/operatorSessions.ts';
import { AUDIT_HEAD, auditRow } from './auditCsv.ts';
import { type OperatorSessions, operatorOf } from '../../operators/operatorSession.ts';

const PAGE = 50;
const EXPORT_PAGE = 1000;

function textAt(req: Request, name: string): string | undefined {
  const value = req.query[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string' || value.length > 100) throw new HttpProblem(400, 'filter.unreadable', [], { name });
  return value;
}

function momentAt(req: Request, name: string): Date | undefined {
  const text = textAt(req, name);
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new HttpProblem(400, 'filter.unreadable', [], { name });
  return moment;
}

const isAction = (text: string): text is AuditAction => auditActions.some((action) => action === text);

/** What an address asks for, within what the operator may see: administrators of some merchants read about these. */
function filterOf(req: Request, { roles }: OperatorSession): AuditFilter {
  const mine = administered(roles);
  if (mine.length === 0) throw new HttpProblem(403, 'role.tooLow', [], { role: roles.all, needed: 'admin' });
  const action = textAt(req, 'what');
  if (action !== undefined && !isAction(action)) throw new HttpProblem(400, 'filter.unreadable', [], { name: 'what' });
  return {
    who: textAt(req, 'who'),
    action,
    merchantCode: textAt(req, 'merchant'),
    from: momentAt(req, 'from'),
    to: momentAt(req, 'to'),
    within: mine === 'all' ? undefined : mine,
  };
}

const lineOf = ({ at, ...entry }: StoredAuditEntry): AuditLine => ({ ...entry, at: at.toISOString() });

type Entries = readonly StoredAuditEntry[];

/** The table, page by page. */
async function* exported(first: Entries, pageBefore: (id: number) => Promise<Entries>): AsyncGenerator<string> {
  // Spreadsheets take UTF-8 for something else without this mark.
  yield `\u{FEFF}${AUDIT_HEAD}`;
  for (let page = first; ;) {
    yield page.map(auditRow).join('');
    const last = page.at(-1);
    if (last === undefined || page.length < EXPORT_PAGE) return;
    page = await pageBefore(last.id);
  }
}

/** Who did what, where and when: page by page, or whole as a table for a spreadsheet. */
export function auditRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();

  router.get('/audit', sessions.signedIn, async (req, res) => {
    const filter = filterOf(req, operatorOf(res));
    const before = textAt(req, 'before');
    if (before !== undefined && !/^\d{1,15}$/.test(before))
      throw new HttpProblem(400, 'filter.unreadable', [], { name: 'before' });
    const found = await findAuditEntries(db, filter, PAGE + 1, before === undefined ? undefined : Number(before));
    const lines = found.slice(0, PAGE).map(lineOf);
    const page: AuditPage = { lines, next: found.length > PAGE ? (lines.at(-1)?.id ?? null) : null };
    res.json(page);
  });

  router.get('/audit/export', sessions.signedIn, async (req, res) => {
    const operator = operatorOf(res);
    const filter = filterOf(req, operator);
    const first = await findAuditEntries(db, filter, EXPORT_PAGE);
    await addAuditEntry(db, { operatorId: operator.id, merchantCode: null, action: 'audit.exported', at: clock() });
    res.type('text/csv; charset=utf-8').set('content-disposition', 'attachment; filename="audit.csv"');
    // Read no faster than the browser takes it, and no further once it has gone.
    const rows = exported(first, (before) => findAuditEntries(db, filter, EXPORT_PAGE, before));
    await pipeline(rows, res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  });

  return router;
}
