import { isLanguage } from '#schemas/declare/languages/languages.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { type Audience, audiences } from '#schemas/declare/names/visitor.ts';
import { type SeenName, seenNames } from '../../preview/frame/frameScreens.ts';
import type { SinceAnswer } from './halve.ts';

/** What is asked about, and what was answered so far: all that the address holds. */
export interface SinceQuestion {
  readonly screen: SeenName;
  readonly audience: Audience;
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The release that is called today's; a newer one changes nothing of what was answered. */
  readonly today: number;
  readonly answers: readonly SinceAnswer[];
}

const SINCE = 'since';
const letters = { so: 's', notYet: 'n' } as const satisfies Record<SinceAnswer, string>;

/** The part of an address that asks: `since.home.guest.EN.dark.40.sn`. */
export const sincePart = ({ screen, audience, language, theme, today, answers }: SinceQuestion): string =>
  [SINCE, screen, audience, language, theme, today, answers.map((answer) => letters[answer]).join('')].join('.');

/** Reads such a part; undefined for every other one. */
export function readSincePart(part: string | undefined): SinceQuestion | undefined {
  const [since, ...words] = (part ?? '').split('.');
  const [wantedScreen, wantedAudience, language, wantedTheme, today = '', said = ''] = words;
  const screen = seenNames.find((name) => name === wantedScreen);
  const audience = audiences.find((name) => name === wantedAudience);
  const theme = themeModes.find((name) => name === wantedTheme);
  if (since !== SINCE || screen === undefined || audience === undefined || theme === undefined) return undefined;
  if (!isLanguage(language) || !/^\d{1,15}$/.test(today) || !/^[sn]{0,40}$/.test(said)) return undefined;
  const answers = [...said].map((letter): SinceAnswer => (letter === letters.so ? 'so' : 'notYet'));
  return { screen, audience, language, theme, today: Number(today), answers };
}
