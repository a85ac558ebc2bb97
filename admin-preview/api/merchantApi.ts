import { checklistItems } from '#schemas/lint/goLiveChecklist.ts';
import type {
  MerchantList,
  MerchantLook,
  MerchantOrder,
  MerchantState,
  MerchantSummary,
  NewMerchantBody,
} from '#schemas/preview/merchantApi.schema.ts';
import type { DraftSaved } from '#schemas/preview/operatorApi.schema.ts';
import { themeModes } from '#schemas/release/themeRoles.ts';
import { templateVersions } from '#schemas/release/release.schema.ts';
import { fields, isCount, isOneOf, isText, isTextOrNull, isYesNo, list, need } from './answerChecks.ts';
import { readDraftSaved } from './answerReads.ts';
import type { Call } from './previewApi.ts';

export interface MerchantQuery {
  readonly search: string;
  readonly state: MerchantState;
  readonly order: MerchantOrder;
  readonly offset: number;
}

export interface MerchantApi {
  merchants(query: MerchantQuery): Promise<MerchantList>;
  addMerchant(body: NewMerchantBody): Promise<void>;
  setHost(code: string, host: string | null): Promise<void>;
  /** Takes a file over as the draft; `revision` is the draft's that it replaces. */
  importFile(code: string, file: unknown, revision: number): Promise<DraftSaved>;
}

const colours = ['background', 'surface', 'raised', 'brand', 'onBrand', 'accent', 'text', 'muted', 'line'] as const;

function readLook(answer: unknown): MerchantLook {
  const { mode, colours: own, corners, logo, backdrop, blocks, hasHeader, footerItems } = fields(answer);
  const palette = fields(own);
  const colour = (role: (typeof colours)[number]) => need(isText, palette[role]);
  return {
    mode: need(isOneOf(themeModes), mode),
    colours: {
      background: colour('background'),
      surface: colour('surface'),
      raised: colour('raised'),
      brand: colour('brand'),
      onBrand: colour('onBrand'),
      accent: colour('accent'),
      text: colour('text'),
      muted: colour('muted'),
      line: colour('line'),
    },
    corners: need(isText, corners),
    logo: need(isText, logo),
    backdrop: need(isText, backdrop),
    blocks: list(blocks, (block) => need(isText, block)),
    hasHeader: need(isYesNo, hasHeader),
    footerItems: need(isCount, footerItems),
  };
}

function readSummary(answer: unknown): MerchantSummary {
  const { merchantCode, title, version, host, liveRevision, draftState, problems, todo, lastChange, look } = fields(answer);
  const { errors, warnings } = fields(problems);
  const { at, by, what } = fields(lastChange);
  return {
    merchantCode: need(isText, merchantCode),
    title: need(isText, title),
    version: need(isOneOf(templateVersions), version),
    host: need(isTextOrNull, host),
    liveRevision: need(isCount, liveRevision),
    draftState: need(isOneOf(['none', 'changed'] as const), draftState),
    problems: { errors: need(isCount, errors), warnings: need(isCount, warnings) },
    todo: list(todo, (item) => need(isOneOf(checklistItems), item)),
    lastChange: {
      at: need(isText, at),
      by: need(isTextOrNull, by),
      what: need(isOneOf(['draft', 'release', 'made'] as const), what),
    },
    look: readLook(look),
  };
}

function readMerchantList(answer: unknown): MerchantList {
  const { merchants, found, all } = fields(answer);
  return { merchants: list(merchants, readSummary), found: need(isCount, found), all: need(isCount, all) };
}

const nothing = () => undefined;
const pathOf = (code: string, rest: string) => `merchants/${encodeURIComponent(code)}/${rest}`;

export const createMerchantApi = (call: Call): MerchantApi => ({
  merchants: ({ search, state, order, offset }) =>
    call(
      'GET',
      `merchants?${new URLSearchParams({ search, state, order, offset: String(offset) }).toString()}`,
      readMerchantList,
    ),
  addMerchant: (body) => call('POST', 'merchants', nothing, body),
  setHost: (code, host) => call('PUT', pathOf(code, 'host'), nothing, { host }),
  importFile: (code, file, revision) => call('PUT', pathOf(code, 'file'), readDraftSaved, file, { 'if-match': `"${revision}"` }),
});

/** Where a browser gets a merchant's release as a file: what is live, the draft, or a release by its id. */
export const fileAddress = (code: string, what: 'live' | 'draft' | number): string =>
  `/preview/api/${pathOf(code, `file?what=${what}`)}`;
