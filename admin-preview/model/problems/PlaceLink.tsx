import { type BlockType, regionsOf, isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { type Problem, pointerTo } from '#schemas/base/json/problem.ts';
import { blockTitle } from '#texts/tool/settingTitle.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { focusSetting } from '../settings/focusSetting.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ProblemRow.module.css';

/** The block that would fix a problem if it were placed: the first of several candidates. */
export function missingBlock({ params }: Problem): BlockType | undefined {
  const blocks: unknown = params['blocks'];
  return Array.isArray(blocks) ? blocks.find((block) => typeof block === 'string' && isBlockType(block)) : undefined;
}

/** The way to the region that the preset has a block in, or else to the first that it may be placed in. */
export function PlaceLink({ block }: { readonly block: BlockType }) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const layout = useDraft(({ inherited }) => inherited.template.layout);
  const regions = regionsOf(block);
  const usual = regions.find((region) => layout[region]?.some((placed) => placed.block === block));
  const at = pointerTo('template', 'layout', usual ?? regions[0] ?? '');
  return (
    <a
      className={styles.verb}
      href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}
      onClick={() => focusSetting(at)}
    >
      {t('problems.place', { block: blockTitle(t, block) })}
    </a>
  );
}
