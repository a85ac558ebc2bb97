import type { Language } from '#schemas/languages.ts';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { ThemeMode } from '#schemas/release/themeRoles.ts';
import type { Gate } from '#schemas/statusGate.ts';

/** What the server sends along with the page, as JSON: enough to hydrate without a single call. */
export interface PageBoot {
  readonly site: Site;
  readonly revision: number;
  readonly settings: SettingsAnswer;
  readonly gate: Gate;
  readonly asksAge: boolean;
  readonly ip: string;
  readonly language: Language;
  readonly theme: ThemeMode;
  /** Platform answers by cache key. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Present when the page stands in the operator's tool, which has this origin. */
  readonly preview?: { readonly parentOrigin: string };
}
