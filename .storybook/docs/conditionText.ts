import { declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { type BlockType, blocks } from '#schemas/declare/blocks/blocks.ts';
import { type Condition, pointerOf } from '#schemas/declare/entries/condition.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { whenSentence } from '../../admin-preview/editors/layout/whenSentence.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';

const settingName = (pointer: string): string => `“${settingTitle(t, pointer, {})}”`;
const isJoined = (when: Condition): boolean => ('all' in when && when.all.length > 1) || ('any' in when && when.any.length > 1);

/** A condition as a part of a sentence: "while the platform has “list of games”". */
function conditionText(block: BlockType, when: Condition): string {
  const part = (each: Condition) => (isJoined(each) ? `(${conditionText(block, each)})` : conditionText(block, each));
  const joined = (parts: readonly Condition[], word: string) =>
    parts.length === 1 && parts[0] ? conditionText(block, parts[0]) : parts.map(part).join(` ${word} `);
  if ('all' in when) return when.all.length === 0 ? 'always' : joined(when.all, 'and');
  if ('any' in when) return joined(when.any, 'or');
  if ('not' in when) return `not ${part(when.not)}`;
  if ('call' in when) return `while the platform has “${declaredCalls[when.call].title}”`;
  if ('opens' in when)
    return `while the page “${t.declared(pointerTo('template', 'behaviour', 'menus', when.opens), 'title')}” is open to the visitor`;
  if ('gate' in when) return `while ${settingName(pointerTo('template', 'behaviour', 'gates', when.gate))} admits the visitor`;
  if ('setting' in when) return `while ${settingName(pointerOf(when.setting))} is on or filled in`;
  if ('switchIn' in when) return `while the switch that ${settingName(pointerOf(when.switchIn))} names is on`;
  if ('prop' in when) {
    const title = String(valueAt(blocks[block].schema, pointerTo('properties', when.prop, 'title')));
    return `while its setting “${title}” is ${when.is === undefined ? 'on' : `“${when.is}”`}`;
  }
  return whenSentence(t, when);
}

/** A condition for a list: one line, or lines of which all or any hold. */
export type ConditionTree = string | { readonly holds: 'all' | 'any'; readonly parts: readonly ConditionTree[] };

/** A condition as nested lists; lists of the same kind that are in each other are one. */
export function conditionTree(block: BlockType, when: Condition): ConditionTree {
  const holds = 'all' in when ? 'all' : 'any' in when ? 'any' : undefined;
  const inner = 'all' in when ? when.all : 'any' in when ? when.any : [];
  if (holds === undefined || inner.length === 0) return conditionText(block, when);
  const parts = inner.flatMap((each) => {
    const tree = conditionTree(block, each);
    return typeof tree === 'object' && tree.holds === holds ? tree.parts : [tree];
  });
  return parts.length === 1 && parts[0] !== undefined ? parts[0] : { holds, parts };
}
