import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { isSection } from '../../kit/route/sections.ts';

/** Who is where in the editor; a tool of another version may name a section that this one does not have. */
export const colleagueSentence = (t: ToolTranslator, { name, section }: Colleague): string =>
  isSection(section) ? t('team.here', { name, section: t(`section.${section}`) }) : t('team.hereSomewhere', { name });
