import { access } from './access.ts';
import { auth } from './auth.ts';
import { content } from './content.ts';
import { contracts } from './contracts.ts';
import { counted } from './counted.ts';
import { finding } from './finding.ts';
import { member } from './member.ts';
import { messages } from './messages.ts';
import { money } from './money.ts';
import { records } from './records.ts';
import { recovery } from './recovery.ts';
import { social } from './social.ts';
import { team } from './team.ts';

export const pageTexts = {
  ...access,
  ...auth,
  ...content,
  ...contracts,
  ...counted,
  ...finding,
  ...member,
  ...messages,
  ...money,
  ...records,
  ...recovery,
  ...social,
  ...team,
} as const;
