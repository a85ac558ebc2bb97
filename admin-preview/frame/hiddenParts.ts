import { isBlockType } from '#schemas/blockSchemas.ts';
import { menuFacts } from '#schemas/menuEntries.ts';
import type { FramePage, HiddenBlock } from '#schemas/preview/framePage.schema.ts';
import { pointerTo } from '#schemas/problem.ts';
import type { When } from '#schemas/release/layout.schema.ts';
import { type BlockEntry, entriesOf } from '#schemas/resolve/blockEntries.ts';
import { type EntryObstacle, explainGate } from '#schemas/resolve/entryGate.ts';
import type { Circumstances } from '#schemas/resolve/evaluateWhen.ts';
import { explainWhen } from '#schemas/resolve/explainWhen.ts';
import type { ResolvedSite } from '#schemas/resolve/resolveSite.ts';
import type { Site, SiteBlock } from '#schemas/resolve/site.ts';
import { blockSettings } from '../settings/settings.ts';
import { settingTitle } from '../settings/settingTitle.ts';
import type { Say } from '../texts/say.ts';
import { choiceName, wordName } from '../texts/words.ts';
import { obstacleText } from './obstacleText.ts';

/** Why something is not seen, and the setting that would change it, at its place in the release on show. */
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

interface Looking {
  readonly resolved: Pick<ResolvedSite, 'site' | 'full'>;
  readonly circumstances: Circumstances;
  readonly say: Say;
}

const switchOr = (when: When, pointer: string): string => ('switch' in when ? pointerTo('switches', when.switch) : pointer);

function entryName(say: Say, entry: BlockEntry, { block }: SiteBlock): string {
  switch (entry.kind) {
    case 'own':
      return say(`entry.${entry.name}`);
    case 'menu':
      return say.ofSchema(menuFacts[entry.name].title);
    case 'word':
      return choiceName(say, pointerTo(entry.list), entry.name);
    case 'prop': {
      const settings = isBlockType(block) ? blockSettings(block) : [];
      return say.ofSchema(settings.find(({ pointer }) => pointer === pointerTo(entry.name))?.title ?? entry.name);
    }
    default:
      return wordName(say, entry.kind, entry.name);
  }
}

const addressOfCall = (call: string): string => pointerTo('template', 'behaviour', 'platform', 'paths', call);

/** The setting that says which menu a member's name opens; the header's region where no header is placed. */
function menuSetting({ layout }: Site): string {
  const header = layout.header.find(({ block }) => block === 'home-header');
  return header === undefined ? pointerTo('template', 'layout', 'header') : `${header.pointer}${pointerTo('props', 'member')}`;
}

function entryReason(obstacle: EntryObstacle, { pointer }: SiteBlock, { say, resolved, circumstances }: Looking): Reason {
  if ('call' in obstacle) return { at: addressOfCall(obstacle.call), text: say('hidden.platform') };
  if ('setting' in obstacle) {
    const wanted = settingTitle(say, obstacle.setting, resolved.full);
    return { at: obstacle.setting, text: say('hidden.setting', { wanted }) };
  }
  return { at: switchOr(obstacle.when, pointer), text: obstacleText(say, obstacle.when, circumstances) };
}

function hiddenEntries(placed: SiteBlock, looking: Looking): HiddenEntry[] {
  const { say, resolved, circumstances } = looking;
  return entriesOf(placed, resolved.site).flatMap((entry) => {
    const obstacles = explainGate(entry.gate, resolved.site, circumstances);
    if (obstacles.length === 0) return [];
    return [{ name: entryName(say, entry, placed), reasons: obstacles.map((each) => entryReason(each, placed, looking)) }];
  });
}

function blockReasons(
  { pointer, reason, call }: HiddenBlock,
  placed: SiteBlock | undefined,
  { say, circumstances, resolved }: Looking,
): Reason[] {
  if (reason === 'session') return [{ at: pointer, text: obstacleText(say, { not: { audience: ['guest'] } }, circumstances) }];
  if (reason === 'unopened') return [{ at: menuSetting(resolved.site), text: say('hidden.unopened') }];
  if (reason === 'platform' && call !== undefined) return [{ at: addressOfCall(call), text: say('hidden.platform') }];
  if (reason !== 'condition') return [{ at: pointer, text: say(`hidden.${reason}`) }];
  return explainWhen(placed?.when, circumstances, `${pointer}/when`).map(({ when, pointer: at }) => ({
    at: switchOr(when, at),
    text: obstacleText(say, when, circumstances),
  }));
}

/** What of the page on show is not seen, block by block, and why. */
export function hiddenParts({ hidden, shown, gate }: FramePage, looking: Looking): HiddenPart[] {
  if (gate !== 'open') return [];
  const placed = Object.values(looking.resolved.site.layout).flat();
  // The frame told of places in the release that it was sent.
  const blockAt = (pointer: string) => placed.find((each) => each.pointer === pointer);
  const named = (pointer: string) => settingTitle(looking.say, pointer, looking.resolved.full);
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
