import { valueAt } from '#schemas/base/json/overlay.ts';
import { wordName } from '#texts/tool/words.ts';
import { useAudienceMatrix } from '../../preview/audiences/useAudienceMatrix.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PartPopover.module.css';
import { SettingLink } from './SettingLink.tsx';

interface PartFactsProps {
  /** Pointer of the placed block; empty outside blocks. */
  readonly block: string;
  /** Pointers of the colour roles that it is painted in. */
  readonly colours: readonly string[];
  readonly onGo: () => void;
}

/** In which colours a part is painted, who sees it, and which block it belongs to. */
export function PartFacts({ block, colours, onGo }: PartFactsProps) {
  const t = useTranslate();
  const full = useDraft(({ resolved }) => resolved.full);
  const row = useAudienceMatrix()
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === block);
  const seeing = row?.cells
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ audience }) => wordName(t, 'audience', audience));
  const isForAll = seeing?.length === row?.cells.length;
  return (
    <dl className={styles.facts}>
      {colours.length > 0 ? (
        <div>
          <dt className={styles.term}>{t('point.colours')}</dt>
          {colours.map((pointer) => (
            <dd key={pointer} className={styles.colour}>
              <span className={styles.swatch} style={{ background: String(valueAt(full, pointer)) }} aria-hidden />
              <SettingLink shown={pointer} onGo={onGo} />
            </dd>
          ))}
        </div>
      ) : null}
      {seeing ? (
        <div>
          <dt className={styles.term}>{t('point.seenBy')}</dt>
          <dd>{isForAll ? t('point.everybody') : joinNames(t, seeing) || t('hidden.nobody')}</dd>
        </div>
      ) : null}
      {row ? (
        <div>
          <dt className={styles.term}>{t('point.block')}</dt>
          <dd>
            <SettingLink shown={block} onGo={onGo} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
