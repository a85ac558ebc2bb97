import type { Language } from '../../declare/languages/languages.ts';
import type { Behaviour } from '../../declare/release/behaviour.schema.ts';
import type { Problem } from '../../base/json/problem.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import type { Region } from '../../declare/names/regions.ts';
import type { RegisterSettings } from '../../declare/register/registerSettings.schema.ts';
import type { TemplateVersion } from '../../declare/release/release.schema.ts';
import type { Strings } from '../../declare/release/strings.schema.ts';
import type { FooterItem } from '../../declare/release/templateParameters.schema.ts';
import type { Theme } from '../../declare/release/theme.schema.ts';
import type { StatusPages } from '../../declare/names/statusGate.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';

/** A placed block with its props filled in and checked. The player leaves out a block with problems, the preview shows it. */
export interface SiteBlock {
  readonly id: string;
  readonly block: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly when?: When;
  /** Where the block is in the release. */
  readonly pointer: string;
  readonly problems: readonly Problem[];
}

/**
 * A release with every value filled in and parsed: lists are arrays, switches are booleans. The only configuration object of the player.
 * Deep-frozen.
 */
export interface Site {
  readonly merchantCode: string;
  readonly templateId: string;
  readonly version: TemplateVersion;
  readonly title: string;
  readonly favIcon: string;
  /** Empty for none. */
  readonly appIcon: string;
  readonly loadingPicture: string;
  /** At least one. */
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly footerNav: readonly FooterItem[];
  readonly registerButton: boolean;
  readonly ageLimit: number;
  readonly termsTicked: boolean;
  readonly statusPages: StatusPages;
  readonly app: { readonly background: string; readonly text: string; readonly textColour: string };
  readonly theme: Theme;
  readonly layout: Readonly<Record<Region, readonly SiteBlock[]>>;
  readonly strings: Strings;
  readonly behaviour: Behaviour;
  readonly switches: Readonly<Record<SwitchName, boolean>>;
  readonly registerSettings: RegisterSettings;
}
