import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { type AuditAction, auditActions } from '#schemas/edges/api/auditActions.ts';
import type { AuditLine, auditQuery } from '#schemas/edges/api/audit.schema.ts';
import { administered } from '#schemas/edges/api/roleGrants.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Clock } from '../store/clock/clock.ts';
import { type AuditFilter, type StoredAuditEntry, addAuditEntry, findAuditEntries } from '../store/repositories/audit.ts';
import { type ChainedEntry, auditContent, checkAuditChain, entriesAfter } from '../store/repositories/auditChain.ts';
import type { Database } from '../store/database/Database.ts';
import type { Caller } from '../store/repositories/operators.ts';
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

const lineOf = ({ id, at, who, token, action, merchantCode, detail }: StoredAuditEntry): AuditLine => ({
  id,
  at: at.toISOString(),
  who,
  token,
  action,
  merchantCode,
  detail,
});

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

/** The chain as JSON Lines, for programs that check it: each line is what its hash covers, and the hashes. */
async function* chained(
  first: readonly ChainedEntry[],
  pageAfter: (id: number) => Promise<ChainedEntry[]>,
): AsyncGenerator<string> {
  for (let page = first; page.length > 0; page = await pageAfter(page.at(-1)?.id ?? 0)) {
    yield page
      .map(
        ({ id, previousHash, hash, ...content }) =>
          `{"id":${id},"previousHash":"${previousHash}","hash":"${hash}","content":${auditContent(content)}}\n`,
      )
      .join('');
  }
}

/** Sends as fast as the browser receives, and stops when it disconnects. */
async function download(res: Response, type: string, name: string, parts: AsyncGenerator<string>): Promise<void> {
  res.type(type).set('content-disposition', `attachment; filename="${name}"`);
  await pipeline(parts, res).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** How many days entries are kept; all of them for ever without it. */
  readonly auditKeepDays: number | undefined;
}

type AuditRoutes = 'audit' | 'exportAudit' | 'checkAudit' | 'exportAuditChain';

/** Who did what, where and when: page by page, or whole as a table for a spreadsheet. */
export const auditHandlers = ({ db, clock, auditKeepDays }: Deps): Handlers<AuditRoutes> => ({
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
    const rows = exported(first, (before) => findAuditEntries(db, filter, EXPORT_PAGE, before));
    await download(res, 'text/csv; charset=utf-8', 'audit.csv', rows);
  },

  async checkAudit() {
    const { entries, hash, fault } = await checkAuditChain(db);
    const id = fault?.kind === 'broken' ? fault.id : null;
    const at = fault?.kind === 'broken' ? fault.at.toISOString() : null;
    return { entries, hash, keepDays: auditKeepDays ?? null, fault: fault ? { kind: fault.kind, id, at } : null };
  },

  async exportAuditChain({ res, operator }) {
    const first = await entriesAfter(db, 0);
    await addAuditEntry(db, { by: operator, merchantCode: null, action: 'audit.exported', at: clock() });
    await download(
      res,
      'application/x-ndjson',
      'audit.jsonl',
      chained(first, (id) => entriesAfter(db, id)),
    );
  },
});
