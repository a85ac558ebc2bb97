import { operatorRoles, type RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';

const NAMED = 3;

/** What an operator may do, in words: the role for all merchants, then those at single ones, highest first. */
export function rolesSentences(t: ToolTranslator, { all, merchants }: RoleGrants): string[] {
  const ofAll = all === null ? [] : [t('role.of', { role: t(`role.${all}`) })];
  const atSome = operatorRoles.toReversed().flatMap((role) => {
    const codes = Object.keys(merchants).filter((code) => merchants[code] === role);
    if (codes.length === 0) return [];
    const more = codes.length > NAMED ? ` +${codes.length - NAMED}` : '';
    return [t('role.at', { role: t(`role.${role}`), merchants: codes.slice(0, NAMED).join(', ') + more })];
  });
  const sentences = [...ofAll, ...atSome];
  return sentences.length === 0 ? [t('role.none')] : sentences;
}
