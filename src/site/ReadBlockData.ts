import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { AnswerPart } from './useRead.ts';

export interface DataContext {
  readonly site: Site;
  readonly language: Language;
  /** The page's address with the query that pages know. */
  readonly address: URL;
  /** Reads from the platform and caches the answer for the page. */
  readonly read: <C extends CallName>(call: C, params: Params) => Promise<CallAnswer<C>>;
  /** The same, but only a part is written into the page. */
  readonly readPart: <C extends CallName, Part>(call: C, params: Params, part: AnswerPart<C, Part>) => Promise<Part>;
}

/** Reads the data of a block with these settings, so that the server can inline them in the page. */
export type ReadBlockData<Props> = (props: Props, context: DataContext) => Promise<unknown>;
