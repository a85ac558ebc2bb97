import { calls } from '#schemas/generated/calls.js';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { type Run, note } from '../Run.ts';
import { parametersOf, reasonToSkip, sampleQuery } from '../sampleQuery.ts';

const FEW = 2;
const CHECK = 'a page holds as many rows as were asked for, and the next page other rows';

/** The rows of an answer: the answer itself, or its first list. */
function rowsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return isObject(value) ? Object.values(value).find((part): part is unknown[] => Array.isArray(part)) : undefined;
}

/** Names of the parameters for the size and the number of a page, where a call has them. */
function pageParameters(call: CallName): { readonly size: string; readonly page: string | undefined } | undefined {
  const names = parametersOf(call);
  const size = ['pageSize', 'limitNum'].find((name) => names.includes(name));
  return size === undefined ? undefined : { size, page: ['pageNo', 'page'].find((name) => names.includes(name)) };
}

async function checkPages(run: Run, call: CallName, token: string | undefined): Promise<void> {
  const named = pageParameters(call);
  if (named === undefined) return;
  const { size, page } = named;
  const rowsAt = async (pageNo: number) => {
    const query = { ...sampleQuery(call, run), [size]: FEW, ...(page === undefined ? {} : { [page]: pageNo }) };
    const { outcome } = await run.client.ask(call, { query, token });
    return outcome.kind === 'answered' ? rowsOf(outcome.value) : undefined;
  };
  const found = (verdict: 'passed' | 'failed' | 'skipped', detail = '') =>
    note(run, { area: 'paging', check: CHECK, verdict, detail, call });
  const first = await rowsAt(1);
  if (first === undefined) return; // the check of its shape reports why there is no answer
  if (first.length > FEW) return found('failed', `${FEW} rows were asked for, ${first.length} came: “${size}” is ignored`);
  if (first.length < FEW) return found('skipped', 'there are too few rows to tell');
  const second = page === undefined ? [] : await rowsAt(2);
  const isSame = second !== undefined && second.length > 0 && JSON.stringify(second) === JSON.stringify(first);
  found(isSame ? 'failed' : 'passed', isSame ? `page 2 is page 1 again: “${page ?? ''}” is ignored` : '');
}

/** Requests two pages of two rows from every paged read. `tokenFor` returns the session for session reads. */
export async function checkPaging(run: Run, tokenFor: (call: CallName) => string | undefined): Promise<void> {
  for (const { call } of run.needed) {
    const { method, session } = calls[call];
    const token = tokenFor(call);
    const isAskable = method === 'GET' && (!session || token !== undefined) && reasonToSkip(call, run.known) === undefined;
    if (isAskable) await checkPages(run, call, token);
  }
}
