import { createReader } from '#schemas/createReader.ts';
import { release as isRelease } from '#schemas/generated/documents.js';
import {
  type AddressCheck,
  type DraftSaved,
  type DraftView,
  type MerchantView,
  type SessionView,
  operatorRoles,
} from '#schemas/preview/operatorApi.schema.ts';
import type {
  PlanFailure,
  PlanView,
  ReleaseDocuments,
  ReleaseEntry,
  ReleaseOutcome,
  StaleRelease,
  WaiverView,
} from '#schemas/preview/releaseApi.schema.ts';
import type { NewShareView, ShareView } from '#schemas/preview/shareApi.schema.ts';
import { type Problem, documentAt } from '#schemas/problem.ts';
import { audiences } from '#schemas/visitor.ts';
import type { RoleGrants } from '#schemas/preview/roleGrants.ts';
import { isObject } from '#schemas/isObject.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import { fields, isCount, isOneOf, isText, isTextOrNull, isYesNo, list, need, unreadable } from './answerChecks.ts';

/*
 * The border: what the server answers is looked at once, here, and trusted beyond. A surprise is an
 * `answer.unreadable` refusal, not an undefined somewhere in a component.
 */

const readRelease = createReader<Release>(isRelease);

function wholeRelease(value: unknown): Release {
  const read = readRelease(value);
  if (!read.ok) throw unreadable();
  return read.value;
}

const isRole = isOneOf(operatorRoles);

export function readGrants(answer: unknown): RoleGrants {
  const { all, merchants } = fields(answer);
  return {
    all: all === null ? null : need(isRole, all),
    merchants: Object.fromEntries(Object.entries(fields(merchants)).map(([code, role]) => [code, need(isRole, role)])),
  };
}

export function readSession(answer: unknown): SessionView {
  const { name, role, roles, csrf } = fields(answer);
  return {
    name: need(isText, name),
    role: need(isRole, role),
    roles: readGrants(roles),
    csrf: need(isText, csrf),
  };
}

export function readDraftSaved(answer: unknown): DraftSaved {
  const { revision, parentReleaseId, updatedAt, by } = fields(answer);
  return {
    revision: need(isCount, revision),
    parentReleaseId: need(isCount, parentReleaseId),
    updatedAt: need(isTextOrNull, updatedAt),
    by: need(isTextOrNull, by),
  };
}

/** Drafts may be invalid: the document stays `unknown`. */
export const readDraft = (answer: unknown): DraftView => ({ ...readDraftSaved(answer), document: fields(answer)['document'] });

export const readWaivers = (answer: unknown): WaiverView[] =>
  list(answer, (each) => {
    const { code, pointer, reason, by, at } = fields(each);
    return {
      code: need(isText, code),
      pointer: need(isText, pointer),
      reason: need(isText, reason),
      by: need(isTextOrNull, by),
      at: need(isText, at),
    };
  });

export function readMerchant(answer: unknown): MerchantView {
  const { merchantCode, host, presets, live, draft, waivers } = fields(answer);
  const { base, new: next } = fields(presets);
  const { document, revision, releaseId } = fields(live);
  return {
    merchantCode: need(isText, merchantCode),
    host: need(isTextOrNull, host),
    presets: { base: wholeRelease(base), new: wholeRelease(next) },
    live: { document: wholeRelease(document), revision: need(isCount, revision), releaseId: need(isCount, releaseId) },
    draft: readDraft(draft),
    waivers: readWaivers(waivers),
  };
}

export function readOutcome(answer: unknown): ReleaseOutcome {
  const { changed, releaseId, revision } = fields(answer);
  return { changed: need(isYesNo, changed), releaseId: need(isCount, releaseId), revision: need(isCount, revision) };
}

/** Documents of other days may be of another shape: they stay `unknown`. */
export function readReleaseDocuments(answer: unknown): ReleaseDocuments {
  const { document, before } = fields(answer);
  return { document, before };
}

export function readPlan(answer: unknown): PlanView | null {
  const { plan } = fields(answer);
  if (plan === null) return null;
  const { dueAt, note, by, createdAt, document, failure } = fields(plan);
  return {
    dueAt: need(isText, dueAt),
    note: need(isText, note),
    by: need(isTextOrNull, by),
    createdAt: need(isText, createdAt),
    document,
    failure: failure === null ? null : readPlanFailure(failure),
  };
}

function readPlanFailure(answer: unknown): PlanFailure {
  const { code, problems } = fields(answer);
  return { code: need(isText, code), problems: list(problems, (each) => fields(each) as unknown as Problem) }; // the server's own problems, shown only
}

export const readReleases = (answer: unknown): ReleaseEntry[] =>
  list(answer, (entry) => {
    const { releaseId, revision, kind, note, by, createdAt, isLive, waived } = fields(entry);
    return {
      releaseId: need(isCount, releaseId),
      revision: need(isCount, revision),
      kind: need(isOneOf(['seed', 'publish', 'rollback'] as const), kind),
      note: need(isText, note),
      by: need(isTextOrNull, by),
      createdAt: need(isText, createdAt),
      isLive: need(isYesNo, isLive),
      waived: list(waived, (each) => {
        const { code, pointer, reason, by: who } = fields(each);
        return {
          code: need(isText, code),
          pointer: need(isText, pointer),
          reason: need(isText, reason),
          ...(who === undefined ? {} : { by: need(isTextOrNull, who) }),
        };
      }),
    };
  });

function readProblem(answer: unknown): Problem {
  const { code, severity, pointer, params } = fields(answer);
  const at = need(isText, pointer);
  return {
    code: need(isText, code),
    severity: need(isOneOf(['error', 'warning', 'info'] as const), severity),
    document: documentAt(at),
    pointer: at,
    params: fields(params),
  };
}

export function readAddressCheck(answer: unknown): AddressCheck {
  const { checked, problems } = fields(answer);
  return { checked: need(isCount, checked), problems: list(problems, readProblem) };
}

/** The address must be one that a frame can be given an origin for. */
export function readFrame(answer: unknown): string {
  const url = need(isText, fields(answer)['url']);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw unreadable();
  return url;
}

function readShare(answer: unknown): ShareView {
  const { id, audience, by, createdAt, expiresAt, openedAt } = fields(answer);
  return {
    id: need(isCount, id),
    audience: need(isOneOf(audiences), audience),
    by: need(isTextOrNull, by),
    createdAt: need(isText, createdAt),
    expiresAt: need(isText, expiresAt),
    openedAt: need(isTextOrNull, openedAt),
  };
}
export const readShares = (answer: unknown): ShareView[] => list(answer, readShare);
export const readNewShare = (answer: unknown): NewShareView => ({ ...readShare(answer), url: readFrame(answer) });

export function readStaleRelease(detail: unknown): StaleRelease {
  const { releaseId, revision, by, base, theirs } = fields(detail);
  return {
    releaseId: need(isCount, releaseId),
    revision: need(isCount, revision),
    by: need(isTextOrNull, by),
    base,
    theirs,
  };
}

export function readEvent(text: string): { merchantCode: string; revision: number; by: string | null } | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined; // the next event or save tells anew
  }
  if (!isObject(parsed)) return undefined;
  const { merchantCode, revision, by } = parsed;
  return isText(merchantCode) && isCount(revision) && isTextOrNull(by) ? { merchantCode, revision, by } : undefined;
}
