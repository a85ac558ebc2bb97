import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type DisplayChoice, screensShowing, shownIn } from './affectedScreens.ts';
import { type FrameScreen, scenarioFor, screenAt, seenScreens } from './frameScreens.ts';

/** What the preview shows now. */
export interface PreviewPlace {
  readonly path: string;
  readonly overlay: Overlay | undefined;
  readonly scenario: Scenario;
  /** The frame's report about its page. */
  readonly page: FramePage | undefined;
}

/** What has to change in the preview. */
export interface PreviewTarget {
  /** The screen to go to; absent if the current page is the right one. */
  readonly screen?: FrameScreen;
  readonly display: DisplayChoice;
}

function isOnShow(screen: FrameScreen, { path, overlay, scenario }: PreviewPlace): boolean {
  const here = screenAt(path);
  if (here === undefined || seenScreens[here].path !== screen.path || overlay !== screen.overlay) return false;
  const { audience, status } = scenarioFor(screen, scenario);
  return audience === scenario.audience && status === scenario.status;
}

/**
 * Whether the current page has read a setting, or holds its block. The operator may have come to such a setting from the page, so the
 * preview stays there. It does not prove that the setting is visible: a page below a dialog is read, too.
 */
function isOfPage(setting: string, page: FramePage | undefined): boolean {
  const ofPage = page
    ? [...page.settings.flatMap(({ pointers }) => pointers), ...page.shown, ...page.hidden.map(({ pointer }) => pointer)]
    : [];
  return ofPage.some((pointer) => setting === pointer || setting.startsWith(`${pointer}/`));
}

/**
 * Where the preview goes to show the edited settings: the screen with the most of them. It stays while the current page has more than
 * half as many, because a preview that moves for each setting distracts.
 *
 * @returns Undefined if the preview shows the settings already, or if their screens are unknown.
 */
export function previewTarget(edited: readonly string[], site: Site, place: PreviewPlace): PreviewTarget | undefined {
  const screens = screensShowing(edited, site);
  const most = Math.max(...screens.map(({ count }) => count));
  const best = screens.find(({ count }) => count === most);
  if (best === undefined) return undefined;
  const { language, theme } = place.scenario;
  const display = shownIn(edited, site, { language, theme });
  const isHere =
    screens.some((screen) => screen.count * 2 > most && isOnShow(screen, place)) ||
    (edited.length === 1 && edited.every((setting) => isOfPage(setting, place.page)));
  if (!isHere) return { screen: best, display };
  return display.language === language && display.theme === theme ? undefined : { display };
}
