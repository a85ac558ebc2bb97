import { access } from './access.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { contracts } from './contracts.ts';
import { finding } from './finding.ts';
import { download } from './download.ts';
import { lobby } from './lobby.ts';
import { member } from './member.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { platform } from './platform.ts';
import { play } from './play.ts';
import { records } from './records.ts';
import { recovery } from './recovery.ts';
import { refusals } from './refusals.ts';
import { responsible } from './responsible.ts';
import { social } from './social.ts';
import { team } from './team.ts';

export const texts = {
  ...common,
  ...download,
  ...lobby,
  ...content,
  ...contracts,
  ...finding,
  ...auth,
  ...access,
  ...member,
  ...messages,
  ...money,
  ...platform,
  ...play,
  ...records,
  ...recovery,
  ...refusals,
  ...responsible,
  ...social,
  ...team,
} as const;
