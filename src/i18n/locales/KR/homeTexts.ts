import { common } from './common.ts';
import { download } from './download.ts';
import { lobby } from './lobby.ts';
import { platform } from './platform.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { responsible } from './responsible.ts';
import { titles } from './titles.ts';

export const homeTexts = {
  ...common,
  ...download,
  ...lobby,
  ...platform,
  ...play,
  ...refusals,
  ...responsible,
  ...titles,
} as const;
