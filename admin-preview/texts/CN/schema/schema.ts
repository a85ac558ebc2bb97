import { access } from './access.ts';
import { contracts } from './contracts.ts';
import { explanations } from './findings.ts';
import { layout } from './layout.ts';
import { lobby } from './lobby.ts';
import { lobbyBlocks } from './lobbyBlocks.ts';
import { look } from './look.ts';
import { money } from './money.ts';
import { pageBlocks } from './pageBlocks.ts';
import { parameters } from './parameters.ts';
import { platform } from './platform.ts';
import { records } from './records.ts';
import { register } from './register.ts';
import { series } from './series.ts';
import { team } from './team.ts';
import { switches } from './switches.ts';

/** Titles, descriptions and explanations of the schemas, by their English words. */
export const schema: Readonly<Record<string, string>> = {
  ...series,
  ...parameters,
  ...look,
  ...switches,
  ...register,
  ...layout,
  ...access,
  ...lobby,
  ...platform,
  ...money,
  ...contracts,
  ...records,
  ...team,
  ...lobbyBlocks,
  ...pageBlocks,
  ...explanations,
};
