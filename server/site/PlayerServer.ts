import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { ResolvedAddress, Page, RenderInput } from '#schemas/edges/page/page.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

/** The player's half that renders on the server: what `src/app/start/entryServer.tsx` exports. */
export interface PlayerServer {
  renderPage(request: RenderInput): Promise<Page>;
  /** What an address means that may name anything; reads what the platform has, and draws nothing. Never rejects. */
  resolveAddress(asked: Pick<RenderInput, 'path' | 'site' | 'language' | 'read'>): Promise<ResolvedAddress>;
  /** The brand's look as CSS, both modes. */
  themeCss(site: Site): string;
}

/** What a page needs besides its HTML. */
export interface PageFiles {
  /** Address of all styles as one file. Absent while developing: then `stylesFor` gives them all. */
  readonly sheet?: string;
  /** The styles that a piece of a page in this language needs (BCP-47), in the order of the file. */
  stylesFor(html: string, lang: string): string;
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
   * @param first Source modules that are hydrated before the page is interactive: their scripts are fetched ahead.
   */
  filesOf(drawn: readonly string[], first: readonly string[]): Promise<PageFiles>;
  /** Development only: adds what hot reload needs to a finished document. Such a page has a laxer policy. */
  readonly withHotReload?: (path: string, html: string) => Promise<string>;
}

/** The source module that brings a page to life, loaded by the page itself. */
export const BOOT_MODULE = 'src/app/start/boot.ts';
/** The player's frame, loaded by the boot script; its styles belong to every page. */
export const START_MODULE = 'src/app/start/startPlayer.tsx';
/** The module that holds what every page says in a language. */
export const textsModule = (language: Language): string => `texts/generated/${languages[language].lang}/home.ts`;
