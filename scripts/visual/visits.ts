import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import {
  type FrameScreen,
  type SeenName,
  screenAudiencesOf,
  seenNames,
  seenScreens,
} from '../../admin-preview/preview/frame/frameScreens.ts';

/** A screen or a menu in one scenario. */
export interface Visit {
  readonly name: SeenName;
  readonly screen: FrameScreen;
  readonly scenario: Scenario;
}

/** Every screen and menu of a site in its default language and mode, for each visitor who may see it, the default visitor first. */
export function visitsOf({ defaultLanguage, theme }: Site): Visit[] {
  return seenNames.flatMap((name) => {
    const screen: FrameScreen = seenScreens[name];
    const { status = '0' } = screen.at ?? {};
    return screenAudiencesOf(screen).map((audience) => ({
      name,
      screen,
      scenario: { ...defaultScenario, language: defaultLanguage, theme: theme.mode, motion: 'still' as const, audience, status },
    }));
  });
}

/** Name of a picture: its merchant, its screen, and the deviations from the default scenario. */
export function visitName(merchant: string, { name, scenario }: Visit): string {
  const { audience, language, theme, motion: _motion, ...rest } = scenario;
  const unusual = Object.entries(rest).filter(([axis, value]) => value !== defaultScenario[axis as keyof typeof rest]);
  return [merchant, name, audience, language, theme, ...unusual.map(([axis, value]) => `${axis} ${value}`)].join(' · ');
}
