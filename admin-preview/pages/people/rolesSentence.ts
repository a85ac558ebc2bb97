import { operatorRoles, type RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import type { Say } from '#texts/tool/say.ts';

const NAMED = 3;

/** What an operator may do, in words: the role for all merchants, then those at single ones, highest first. */
export function rolesSentences(say: Say, { all, merchants }: RoleGrants): string[] {
  const ofAll = all === null ? [] : [say('role.of', { role: say(`role.${all}`) })];
  const atSome = operatorRoles.toReversed().flatMap((role) => {
    const codes = Object.keys(merchants).filter((code) => merchants[code] === role);
    if (codes.length === 0) return [];
    const more = codes.length > NAMED ? ` +${codes.length - NAMED}` : '';
    return [say('role.at', { role: say(`role.${role}`), merchants: codes.slice(0, NAMED).join(', ') + more })];
  });
  const sentences = [...ofAll, ...atSome];
  return sentences.length === 0 ? [say('role.none')] : sentences;
}
