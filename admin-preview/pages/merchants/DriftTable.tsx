import { GitCompareArrows } from 'lucide-react';
import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf, sections } from '../../kit/route/sections.ts';
import { wordName } from '#texts/tool/words.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './DriftTable.module.css';

/** How many settings of each section a merchant shows differently from its preset. */
const countsOf = ({ changed }: MerchantSummary) => {
  const counts = new Map<string, number>();
  for (const section of changed.map(sectionOf)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
};

/** The more, the stronger. */
const tint = (share: number): string => `color-mix(in oklab, var(--color-brand) ${Math.round(share * 30)}%, transparent)`;

interface DriftTableProps {
  readonly merchants: readonly MerchantSummary[];
  /** Code of the merchant that the others are compared with; empty: each with its preset. */
  readonly against: string;
  readonly onAgainst: (against: string) => void;
}

/** How far each merchant is from its preset, or from another merchant, section by section: who differs most is seen by its column. */
export function DriftTable({ merchants, against, onAgainst }: DriftTableProps) {
  const t = useTranslate();
  const rows = merchants.map((merchant) => ({ merchant, counts: countsOf(merchant) }));
  const shown = sections.filter((section) => rows.some(({ counts }) => counts.has(section)));
  const most = (section: string) => Math.max(1, ...rows.map(({ counts }) => counts.get(section) ?? 0));
  const isOfPreset = against === '';
  // On another page of the list only its code is known.
  const other = merchants.find(({ merchantCode }) => merchantCode === against)?.title ?? against;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>{isOfPreset ? t('drift.text') : t('drift.againstText', { title: other })}</p>
        {isOfPreset ? null : (
          <Button size="small" variant="soft" onClick={() => onAgainst('')}>
            {t('drift.preset')}
          </Button>
        )}
      </div>
      <div className={styles.scroll}>
        <DataTable label={isOfPreset ? t('drift.title') : t('drift.against', { title: other })}>
          <thead>
            <tr>
              <th scope="col">{t('merchants.column.name')}</th>
              <th scope="col">{t('drift.version')}</th>
              {shown.map((section) => (
                <th key={section} scope="col">
                  {t(`section.${section}`)}
                </th>
              ))}
              <th scope="col">{t('drift.all')}</th>
              <th scope="col">
                <VisuallyHidden>{t('merchants.column.actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ merchant: { merchantCode, title, version, changed }, counts }) => (
              <tr key={merchantCode}>
                <th scope="row" className={styles.name}>
                  <a
                    className={styles.link}
                    href={addressOf({
                      page: 'editor',
                      merchantCode,
                      section: 'changes',
                      ...(isOfPreset ? { part: 'preset' } : { part: 'merchant', against }),
                    })}
                    aria-label={isOfPreset ? t('drift.open', { title }) : title}
                  >
                    {title}
                  </a>
                </th>
                <td>{wordName(t, 'option', version)}</td>
                {shown.map((section) => {
                  const count = counts.get(section) ?? 0;
                  return (
                    <td key={section} style={{ background: tint(count / most(section)) }}>
                      {count}
                    </td>
                  );
                })}
                <td className={styles.sum}>{changed.length}</td>
                <td>
                  {merchantCode === against ? (
                    t('drift.reference')
                  ) : (
                    <ToolButton label={t('drift.compare', { title })} onClick={() => onAgainst(merchantCode)}>
                      <GitCompareArrows size={16} aria-hidden />
                    </ToolButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </>
  );
}
