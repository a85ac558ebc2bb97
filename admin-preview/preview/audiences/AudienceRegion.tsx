import { useState } from 'react';
import type { Audience } from '#schemas/declare/names/visitor.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { AudienceGroup } from './audienceMatrix.ts';
import styles from './AudienceRegion.module.css';
import { AudienceTable } from './AudienceTable.tsx';

interface AudienceRegionProps {
  readonly group: AudienceGroup;
  readonly isOpenAtFirst: boolean;
  /** Shows the region in the phone, as this visitor sees it. */
  readonly onShow: (audience: Audience) => void;
}

/** A region that opens to who sees its blocks. Closed it has no rows: those of all regions are ten thousand elements. */
export function AudienceRegion({ group: { region, rows }, isOpenAtFirst, onShow }: AudienceRegionProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const title = regionTitle(t, region);
  return (
    <section className={styles.root} aria-label={title}>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <h2 className={styles.title}>{title}</h2>
          <span className={styles.count}>{t('audiences.count', { count: rows.length })}</span>
        </summary>
        {isOpen ? <AudienceTable rows={rows} onShow={onShow} /> : null}
      </details>
    </section>
  );
}
