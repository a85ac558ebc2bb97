import type { CallAnswer, CallName, Params } from '../../declare/calls/declaredCalls.ts';
import type { SettingsAnswer } from '../../declare/platform/system.schema.ts';
import type { DraftPass } from '../api/shares.schema.ts';
import type { Site } from '../../release/resolve/site.ts';
import type { Gate } from '../../declare/names/statusGate.ts';
import type { VisitorChoice } from '../../release/resolve/visitorChoice.ts';

/** Which page is requested, and on which terms: the part that the server, the player and the page itself have in common. */
export interface PageRequest extends VisitorChoice {
  /** Prefix of a language's addresses, as `/th`; empty if the address names no language. */
  readonly base: string;
  /** Path and query, as far as pages know it. */
  readonly path: string;
  readonly gate: Gate;
  /** The visitor's address, for the restricted page only: such a page is for this visitor only. */
  readonly ip?: string;
  /** Set when the operator's tool, which has this origin, frames the page. */
  readonly preview?: { readonly parentOrigin: string };
  /** Set when the page shows a draft that was shared by a link. */
  readonly draft?: DraftPass;
}

/** One page to be rendered for a guest, or for the member whom it awaits. */
export interface RenderInput extends PageRequest {
  readonly site: Site;
  readonly revision: number;
  /** Read while the page's other calls are on their way. Never rejects. */
  readonly settings: Promise<SettingsAnswer>;
  /** Reads from the merchant platform. Rejects when the platform fails or is slow; a block then shows its error state. */
  readonly read: <C extends CallName>(call: C, params: Params) => Promise<CallAnswer<C>>;
  /** Waits until the page may be drawn: that occupies the server, so pages take turns. */
  readonly turn?: () => Promise<void>;
}

/** A page's address, reduced to values that the platform has. */
export interface ResolvedAddress {
  /** The address without query values that the platform does not have. */
  readonly path: string;
  /** Whether all that its query still names exists. */
  readonly isKnown: boolean;
}

/** A release resolved by our server, for pages: as a file, and by `GET /site/boot` when a newer one goes live. */
export interface SiteBoot {
  readonly site: Site;
  readonly revision: number;
  readonly settings: SettingsAnswer;
}

/** Inputs of a page's rendering besides the release. */
export interface PageState extends Omit<PageRequest, 'path' | 'ip'> {
  readonly ip: string;
  /** Platform answers by cache key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Hosts of the platform's pictures: these load before the release is here. */
  readonly imageHosts: readonly string[];
}

/** The player's start data: enough to hydrate without a single call. */
export type PageBoot = SiteBoot & PageState;

/** Data that the server inlines in the page, as JSON. */
export interface InlinedBoot extends PageState {
  /** The merchant of the page: the worker caches no other merchant's for the same host. */
  readonly merchantCode: string;
  readonly revision: number;
  /** Address of the release, which all pages of it share; the release itself where it is a draft or is in the operator's tool. */
  readonly release: string | SiteBoot;
  /** Name of the invitation in addresses: it is kept before the release is here, because a tap may lead on. */
  readonly inviteQuery: string;
}

export interface RenderedPage {
  readonly status: 200 | 403 | 503;
  /** Content of `#root`. */
  readonly body: string;
  /** How much of `body` a phone's first screen shows, in characters. */
  readonly firstScreenEnd: number;
  /** The page's title, without the site's; absent on home. */
  readonly name?: string;
  /** The description for search engines. */
  readonly description: string;
  readonly boot: PageState;
  /** Source modules that were rendered, as Vite's manifest names them. */
  readonly blocks: readonly string[];
  /** Blocks that are hydrated before the page is interactive. */
  readonly firstBlocks: readonly string[];
  readonly preloadImage?: string;
}

/** A rendered page, or where the visitor should be instead. */
export type Page = { readonly redirect: string } | RenderedPage;
