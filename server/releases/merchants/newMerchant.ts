import { type NewMerchantBody, reservedCodes } from '#schemas/edges/api/merchants.schema.ts';
import { readDraftFile } from '#schemas/edges/preview/releaseFile.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Clock } from '../../store/clock/clock.ts';
import { merchantCodeOf } from '../../http/requests/merchantHost.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Database } from '../../store/database/Database.ts';
import { findDraft, writeDraft } from '../../store/repositories/drafts.ts';
import { addMerchant } from '../../store/repositories/merchants.ts';
import type { Actor } from '../../store/repositories/operators.ts';
import { type LiveReleases, RELEASE_CHANNEL, bareRelease } from '../live/createLiveReleases.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
}

interface NewMerchant {
  readonly body: NewMerchantBody;
  readonly operator: Actor;
  /** Where the operator's tool is, without a port. */
  readonly toolHost: string;
}

/**
 * Checks that a merchant may have this host. Throws HttpProblem 422 for the tool's host, 409 for a host that leads to
 * another merchant already, by its name or by its first label.
 */
export function checkHost(releases: LiveReleases, merchantCode: string, host: string, toolHost: string): void {
  if (host === toolHost) throw new HttpProblem('host.tool', [], { host });
  const owner = releases.codeAtHost(host);
  const label = merchantCodeOf(host) ?? '';
  const isForeign = label !== merchantCode && releases.known(label) !== undefined;
  if ((owner !== undefined && owner !== merchantCode) || isForeign) throw new HttpProblem('host.taken', [], { host });
}

/** A first draft may hold faults, as any draft: what of it can be used says what the merchant starts with. */
interface FirstDraft {
  readonly document: unknown;
  readonly usable: Release;
}

function readFirstDraft(raw: unknown, merchantCode: string): FirstDraft {
  const read = readDraftFile(raw, merchantCode);
  if (!read.ok) throw new HttpProblem('file.invalid', read.problems);
  return read.value;
}

/** The source of a copy: the live release of the other merchant, else its draft. */
async function copied({ db, releases }: Deps, code: string): Promise<unknown> {
  const source = releases.known(code);
  if (source === undefined) throw new HttpProblem('merchant.unknown');
  if (source.revision > 0) return source.document;
  return (await findDraft(db, code))?.document ?? source.document;
}

/** The first draft, with its own title. `conduct` is strict unless the source sets it. */
async function firstDraft(deps: Deps, { merchantCode, title, from, copyOf, file }: NewMerchantBody): Promise<FirstDraft> {
  const source = from === 'copy' ? await copied(deps, copyOf ?? '') : from === 'file' ? file : bareRelease(merchantCode, from);
  const { document, usable } = readFirstDraft(source, merchantCode);
  const own = [
    ['/template/templateId', merchantCode],
    ['/template/parameters/title', title],
  ] as const;
  return { usable, document: own.reduce((whole: unknown, [pointer, value]) => withValueAt(whole, pointer, value), document) };
}

/**
 * Makes a merchant with a draft, and nothing live: its host answers a plain page until it is published. Throws HttpProblem
 * 409 for a code or host that is taken, 422 for what may not be.
 */
export async function newMerchant(deps: Deps, { body, operator, toolHost }: NewMerchant): Promise<void> {
  const { db, clock, releases } = deps;
  const { merchantCode, title, from, copyOf, host = null } = body;
  if (reservedCodes.includes(merchantCode)) throw new HttpProblem('merchant.codeReserved', [], { merchantCode });
  const owner = [...releases.merchants()].find((other) => merchantCodeOf(other.host ?? undefined) === merchantCode);
  if (owner !== undefined || releases.known(merchantCode)) throw new HttpProblem('merchant.codeTaken', [], { merchantCode });
  if (host !== null) checkHost(releases, merchantCode, host, toolHost);
  const { document, usable } = await firstDraft(deps, body);
  const at = clock();
  await db.transaction(async (queries) => {
    const { version } = usable.template;
    if (!(await addMerchant(queries, { merchantCode, version, host, operatorId: operator.id, at })))
      throw new HttpProblem('merchant.codeTaken', [], { merchantCode });
    const write = { merchantCode, document, basedOn: 0, parentReleaseId: 0, operatorId: operator.id, at, imported: null };
    await writeDraft(queries, write);
    const detail = { title, from, ...(copyOf === undefined ? {} : { copyOf }), host };
    await addAuditEntry(queries, { by: operator, merchantCode, action: 'merchant.added', detail, at });
    await queries.query('select pg_notify($1, $2)', [RELEASE_CHANNEL, merchantCode]);
  });
  await releases.refresh(merchantCode);
}
