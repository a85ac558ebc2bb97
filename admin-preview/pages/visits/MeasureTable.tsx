import type { Measure } from '#schemas/edges/api/visits.schema.ts';
import { verdictOf, vitalNames } from '#schemas/edges/visits/vitals.ts';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useVitalValue } from './useVitalValue.ts';
import styles from './VisitsSection.module.css';

interface MeasureTableProps {
  readonly caption: string;
  readonly rows: readonly { readonly name: string; readonly measures: readonly Measure[] }[];
}

/** The vitals of each page, release or language. */
export function MeasureTable({ caption, rows }: MeasureTableProps) {
  const t = useTranslate();
  const show = useVitalValue();
  return (
    <DataTable label={caption} isDense>
      <thead>
        <tr>
          <th scope="col">{t('visits.of')}</th>
          {vitalNames.map((vital) => (
            <th key={vital} scope="col">
              <abbr title={t(`visits.${vital}`)}>{vital}</abbr>
            </th>
          ))}
          <th scope="col">{t('visits.visits')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, measures }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            {vitalNames.map((vital) => {
              const measure = measures.find((each) => each.vital === vital);
              return measure === undefined ? (
                <td key={vital}>–</td>
              ) : (
                <td key={vital} className={styles.verdict} data-verdict={verdictOf(vital, measure.value)}>
                  {show(vital, measure.value)}
                </td>
              );
            })}
            <td>{Math.max(...measures.map(({ visits }) => visits))}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
