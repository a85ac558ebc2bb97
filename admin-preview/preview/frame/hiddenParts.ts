import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { settingsOf } from '#schemas/judge/entries/dependencies.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import { type PlacedEntry, placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { HiddenBlock } from '#schemas/judge/entries/HiddenBlock.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { type Obstacle, explainWhen } from '#schemas/release/resolve/explainWhen.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';
import { blockSettings } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { type ToolTranslator, isToolText } from '#texts/tool/toolTranslator.ts';
import { choiceName, wordName } from '#texts/tool/words.ts';
import { obstacleText } from './obstacleText.ts';

/** Why something is hidden, and the setting that would show it, by its pointer in the resolved release. */
export interface Reason {
  readonly at: string;
  readonly text: string;
}

export interface HiddenEntry {
  readonly name: string;
  readonly reasons: readonly Reason[];
}

/** One block that is hidden itself, or has entries that are. */
export interface HiddenPart {
  readonly pointer: string;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly entries: readonly HiddenEntry[];
}

export interface Looking {
  /** The resolved release, and the scenario. */
  readonly full: FullRelease;
  readonly circumstances: Circumstances;
  readonly t: ToolTranslator;
  /** Whether several audiences are looked at beside each other, so that a reason does not say who is looked at now. */
  readonly isOfMany?: boolean;
}

/** What operators call an entry of a block. */
export function entryName(t: ToolTranslator, { group, name, list }: PlacedEntry, block: string): string {
  if (group === 'footer' || group === 'field') return wordName(t, group, name);
  if (list !== undefined) return choiceName(t, pointerTo(list), name);
  const key = `entry.${name}`;
  if (isToolText(key)) return t(key);
  const settings = isBlockType(block) ? blockSettings(block) : [];
  const setting = settings.find(({ pointer }) => pointer === pointerTo(name));
  return setting ? t.declared(setting.address, 'title') : name;
}

/** The setting that says which menu a member's name opens; the header's region where no header is placed. */
function menuSetting({ layout }: Site): string {
  const header = layout.header.find(({ block }) => block === 'home-header');
  return header === undefined ? pointerTo('template', 'layout', 'header') : `${header.pointer}${pointerTo('props', 'member')}`;
}

/** An obstacle in words, and its setting; `otherwise` if no setting decides it. */
function reasonOf({ when }: Obstacle, placed: Pick<SiteBlock, 'pointer'>, otherwise: string, looking: Looking): Reason {
  const { t, full, circumstances } = looking;
  const setting = 'not' in when ? undefined : settingsOf(when, placed, circumstances.site)[0];
  if ('call' in when)
    return hasCall(circumstances.site, when.call)
      ? { at: otherwise, text: obstacleText(t, when, circumstances, looking.isOfMany) } // it refuses the visitor
      : { at: setting ?? otherwise, text: t('hidden.platform') };
  if ('setting' in when || 'prop' in when || 'gate' in when) {
    const at = setting ?? otherwise;
    return { at, text: t('hidden.setting', { wanted: settingTitle(t, at, full) }) };
  }
  return { at: setting ?? otherwise, text: obstacleText(t, when, circumstances, looking.isOfMany) };
}

/** Obstacles in words; where several are the same setting, once. */
function reasonsOf(
  obstacles: readonly Obstacle[],
  placed: Pick<SiteBlock, 'pointer'>,
  otherwise: string | undefined,
  looking: Looking,
) {
  const reasons = obstacles.map((each) => reasonOf(each, placed, otherwise ?? each.pointer, looking));
  return [...new Map(reasons.map((reason) => [reason.at + reason.text, reason])).values()];
}

/** Why an entry of a block does not show; nothing where it does. */
export const entryReasons = (entry: PlacedEntry, placed: SiteBlock, looking: Looking): Reason[] =>
  reasonsOf(explainWhen(entry.when, { ...looking.circumstances, props: placed.props }), placed, placed.pointer, looking);

const hiddenEntries = (placed: SiteBlock, looking: Looking): HiddenEntry[] =>
  placedEntries(placed, looking.circumstances.site).flatMap((entry) => {
    const reasons = entryReasons(entry, placed, looking);
    return reasons.length === 0 ? [] : [{ name: entryName(looking.t, entry, placed.block), reasons }];
  });

/** The reason why a block is hidden in words, with the settings that decide. */
export function blockReasons({ pointer, reason }: HiddenBlock, placed: SiteBlock | undefined, looking: Looking): Reason[] {
  const { t, circumstances } = looking;
  if (reason === 'session')
    return [{ at: pointer, text: obstacleText(t, { not: { audience: ['guest'] } }, circumstances, looking.isOfMany) }];
  if (reason === 'unopened') return [{ at: menuSetting(circumstances.site), text: t('hidden.unopened') }];
  if (reason === 'fault' || reason === 'empty') return [{ at: pointer, text: t(`hidden.${reason}`) }];
  if (placed === undefined) return [];
  const own = conditionOf(placed.block);
  return reason === 'condition'
    ? reasonsOf(explainWhen(placed.when, circumstances, `${pointer}/when`), placed, undefined, looking)
    : reasonsOf(explainWhen(own, { ...circumstances, props: placed.props }), placed, pointer, looking);
}

/** The hidden parts of the current page, block by block, with reasons. */
export function hiddenParts({ hidden, shown, gate }: FramePage, looking: Looking): HiddenPart[] {
  if (gate !== 'open') return [];
  const placed = Object.values(looking.circumstances.site.layout).flat();
  // The frame's pointers refer to the release that it was sent.
  const blockAt = (pointer: string) => placed.find((each) => each.pointer === pointer);
  const named = (pointer: string) => settingTitle(looking.t, pointer, looking.full);
  const whole = hidden.map((block): HiddenPart => {
    const at = blockAt(block.pointer);
    const entries = at && block.reason === 'empty' ? hiddenEntries(at, looking) : [];
    const reasons = entries.length > 0 ? [] : blockReasons(block, at, looking);
    return { pointer: block.pointer, name: named(block.pointer), reasons, entries };
  });
  const inside = shown.flatMap((pointer): HiddenPart[] => {
    const at = blockAt(pointer);
    const entries = at ? hiddenEntries(at, looking) : [];
    return entries.length === 0 ? [] : [{ pointer, name: named(pointer), reasons: [], entries }];
  });
  return [...whole, ...inside];
}

/** How many things that is: a hidden block counts as one. */
export const countHidden = (parts: readonly HiddenPart[]): number =>
  parts.reduce((sum, { entries }) => sum + Math.max(1, entries.length), 0);
