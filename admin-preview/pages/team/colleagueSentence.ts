import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import type { Say } from '#texts/tool/say.ts';
import { isSection } from '../../kit/route/sections.ts';

/** Who is where in the editor; a tool of another version may name a section that this one does not have. */
export const colleagueSentence = (say: Say, { name, section }: Colleague): string =>
  isSection(section) ? say('team.here', { name, section: say(`section.${section}`) }) : say('team.hereSomewhere', { name });
