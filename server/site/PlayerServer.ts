import type { Language } from '#schemas/languages.ts';
import type { Answer, Params } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import type { ThemeMode } from '#schemas/release/themeRoles.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { Gate } from '#schemas/statusGate.ts';

/** One page to be rendered for a guest. */
export interface PageRequest {
  /** Path and query, as far as pages know it. */
  readonly path: string;
  readonly site: Site;
  readonly language: Language;
  readonly theme: ThemeMode;
  readonly revision: number;
  readonly gate: Gate;
  /** The visitor confirms the age limit before anything else. */
  readonly asksAge: boolean;
  /** The visitor's address, for the restricted page only: such a page is nobody else's. */
  readonly ip?: string;
  readonly settings: SettingsAnswer;
  /** Reads from the merchant platform. Rejects when the platform fails or is slow; a block then shows its error state. */
  readonly read: <C extends CallName>(call: C, params: Params) => Promise<Answer<C>>;
  /** Set when the operator's tool frames the page. */
  readonly preview?: { readonly parentOrigin: string };
}

export interface RenderedPage {
  readonly status: 200 | 403 | 404 | 503;
  /** What stands inside `#root`. */
  readonly body: string;
  /** SVG that `body` takes its icons from. */
  readonly icons: string;
  readonly title: string;
  /** JSON for the client. */
  readonly boot: unknown;
  /** Source modules that were rendered, as Vite's manifest names them. */
  readonly blocks: readonly string[];
  /** Those among them that come to life with the page. */
  readonly firstBlocks: readonly string[];
  readonly preloadImage?: string;
}

export type Page = { readonly redirect: string } | RenderedPage;

/** The player's half that renders on the server: what `src/app/entryServer.tsx` exports. */
export interface PlayerServer {
  renderPage(request: PageRequest): Promise<Page>;
  /** The brand's look as CSS, both modes. */
  themeCss(site: Site): string;
}

/** What a page needs besides its HTML. */
export interface PageFiles {
  /** All styles, in one sheet. */
  readonly styles: string;
  /** Addresses of the style sheets that `styles` is made of. */
  readonly sheets: readonly string[];
  /** Addresses of the scripts that the boot script will ask for, so that it can fetch them ahead. */
  readonly chunks: readonly string[];
}

/** Where the player's code and styles come from: Vite's build, or Vite itself while developing. */
export interface PlayerBuild {
  /** Asked before every render, so that development shows the latest code. */
  loadPlayer(): Promise<PlayerServer>;
  /** Address of the script that brings the page to life. */
  readonly bootScript: string;
  /**
   * @param drawn Source modules that were rendered: the page needs their styles.
   * @param first Source modules that come to life with the page: their scripts are fetched ahead.
   */
  filesOf(drawn: readonly string[], first: readonly string[]): Promise<PageFiles>;
  /** Development only: adds what hot reload needs to a finished document. Such a page has a laxer policy. */
  readonly withHotReload?: (path: string, html: string) => Promise<string>;
}

/** The source module that brings a page to life, loaded by the page itself. */
export const BOOT_MODULE = 'src/app/boot.ts';
/** The player's frame, loaded by the boot script; its styles belong to every page. */
export const START_MODULE = 'src/app/startPlayer.tsx';
/** The module that holds a language's texts. */
export const textsModule = (language: Language): string => `src/i18n/locales/${language}/texts.ts`;
