import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type LookAndLanguage, screensShowing, shownIn } from './affectedScreens.ts';
import { type FrameScreen, lookingAt, screenAt, seenScreens } from './frameScreens.ts';

/** What the preview shows now. */
export interface PreviewPlace {
  readonly path: string;
  readonly overlay: Overlay | undefined;
  readonly scenario: Scenario;
  /** What the frame has said about its page. */
  readonly page: FramePage | undefined;
}

/** What has to change about the preview. */
export interface Lead {
  /** Where to go; nothing where the page on show is right. */
  readonly screen?: FrameScreen;
  readonly look: LookAndLanguage;
}

function isOnShow(screen: FrameScreen, { path, overlay, scenario }: PreviewPlace): boolean {
  const here = screenAt(path);
  if (here === undefined || seenScreens[here].path !== screen.path || overlay !== screen.overlay) return false;
  const { audience, status } = lookingAt(screen, scenario);
  return audience === scenario.audience && status === scenario.status;
}

/**
 * Whether the page on show has said that it read a setting, or that it holds the block in which the setting is. Such a setting may have
 * been gone to from the page, which must not leave then. It is not proof that the setting is in view: what lies below a dialog is read, too.
 */
function isOfPage(setting: string, page: FramePage | undefined): boolean {
  const known = page
    ? [...page.settings.flatMap(({ pointers }) => pointers), ...page.shown, ...page.hidden.map(({ pointer }) => pointer)]
    : [];
  return known.some((pointer) => setting === pointer || setting.startsWith(`${pointer}/`));
}

/**
 * Where the preview goes to show the settings that are edited: the screen with the most of them. It stays where it is while the
 * page on show has more than half as many, because a preview that moves for one setting more is in the way.
 *
 * @returns Nothing where the preview shows the settings already, or where it is not known on which screens they show.
 */
export function leadTo(edited: readonly string[], site: Site, place: PreviewPlace): Lead | undefined {
  const screens = screensShowing(edited, site);
  const most = Math.max(...screens.map(({ count }) => count));
  const best = screens.find(({ count }) => count === most);
  if (best === undefined) return undefined;
  const { language, theme } = place.scenario;
  const look = shownIn(edited, site, { language, theme });
  const isHere =
    screens.some((screen) => screen.count * 2 > most && isOnShow(screen, place)) ||
    (edited.length === 1 && edited.every((setting) => isOfPage(setting, place.page)));
  if (!isHere) return { screen: best, look };
  return look.language === language && look.theme === theme ? undefined : { look };
}
