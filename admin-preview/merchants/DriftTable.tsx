import type { MerchantSummary } from '#schemas/api/merchants.schema.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { addressOf } from '../route/route.ts';
import { sectionOf, sections } from '../settings/sections.ts';
import { wordName } from '#texts/tool/words.ts';
import { useSay } from '../texts/say.ts';
import styles from './DriftTable.module.css';

/** How many settings of each section a merchant shows differently from its preset. */
const countsOf = ({ changed }: MerchantSummary) => {
  const counts = new Map<string, number>();
  for (const section of changed.map(sectionOf)) counts.set(section, (counts.get(section) ?? 0) + 1);
  return counts;
};

/** The more, the stronger. */
const tint = (share: number): string => `color-mix(in oklab, var(--color-brand) ${Math.round(share * 30)}%, transparent)`;

/** How far each merchant is from its preset, section by section: a merchant that differs is seen by its column. */
export function DriftTable({ merchants }: { readonly merchants: readonly MerchantSummary[] }) {
  const say = useSay();
  const rows = merchants.map((merchant) => ({ merchant, counts: countsOf(merchant) }));
  const shown = sections.filter((section) => rows.some(({ counts }) => counts.has(section)));
  const most = (section: string) => Math.max(1, ...rows.map(({ counts }) => counts.get(section) ?? 0));
  return (
    <>
      <p className={styles.text}>{say('drift.text')}</p>
      <div className={styles.scroll}>
        <DataTable label={say('drift.title')}>
          <thead>
            <tr>
              <th scope="col">{say('merchants.column.name')}</th>
              <th scope="col">{say('drift.version')}</th>
              {shown.map((section) => (
                <th key={section} scope="col">
                  {say(`section.${section}`)}
                </th>
              ))}
              <th scope="col">{say('drift.all')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ merchant: { merchantCode, title, version, changed }, counts }) => (
              <tr key={merchantCode}>
                <th scope="row" className={styles.name}>
                  <a
                    className={styles.link}
                    href={addressOf({ page: 'editor', merchantCode, section: 'changes', part: 'preset' })}
                    aria-label={say('drift.open', { title })}
                  >
                    {title}
                  </a>
                </th>
                <td>{wordName(say, 'option', version)}</td>
                {shown.map((section) => {
                  const count = counts.get(section) ?? 0;
                  return (
                    <td key={section} style={{ background: tint(count / most(section)) }}>
                      {count}
                    </td>
                  );
                })}
                <td className={styles.sum}>{changed.length}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </div>
    </>
  );
}
