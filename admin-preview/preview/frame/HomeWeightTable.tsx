import { type HomeWeight, type HomeWeights, homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { differenceText } from './homeFigureTexts.ts';
import styles from './HomeWeightTable.module.css';

interface HomeWeightTableProps {
  readonly draft: HomeWeight;
  readonly weights: HomeWeights;
}

/** The figures of home beside those of the live release and the limits. */
export function HomeWeightTable({ draft, weights: { live, limits } }: HomeWeightTableProps) {
  const t = useTranslate();
  const bytes = useBytes();
  return (
    <DataTable label={t('weight.title')} isDense>
      <thead>
        <tr>
          {(['figure', 'draft', 'live', 'limit'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`weight.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {homeFigures.map((figure) => {
          const isOver = draft[figure] > limits[figure];
          const shown = (value: number) => (figure === 'bytes' ? bytes(value) : value);
          const difference = live ? differenceText(bytes, figure, draft[figure], live[figure]) : undefined;
          return (
            <tr key={figure} data-over={isOver || undefined}>
              <th scope="row">{t(`weight.name.${figure}`)}</th>
              <td>
                {shown(draft[figure])}{' '}
                {difference === undefined ? null : <span className={styles.difference}>({difference})</span>}
                {isOver ? <strong className={styles.over}>{t('weight.isOver')}</strong> : null}
              </td>
              <td>{live ? shown(live[figure]) : '–'}</td>
              <td>{shown(limits[figure])}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** Which files of home take most. */
export function HeaviestFiles({ draft }: Pick<HomeWeightTableProps, 'draft'>) {
  const t = useTranslate();
  const bytes = useBytes();
  return (
    <section aria-label={t('weight.most')}>
      <h4 className={styles.heading}>{t('weight.most')}</h4>
      <ul className={styles.files}>
        {draft.parts
          .filter(({ files }) => files > 0)
          .toSorted((a, b) => b.bytes - a.bytes)
          .map(({ kind, files, bytes: size }) => (
            <li key={kind}>
              <span>
                {t(`weight.kind.${kind}`)} <small>{t('weight.files', { count: files })}</small>
              </span>
              <span>{bytes(size)}</span>
            </li>
          ))}
      </ul>
      <ol className={styles.files}>
        {draft.heaviest.map(({ address, bytes: size }) => (
          <li key={address}>
            <bdi className={styles.address}>{address}</bdi>
            <span>{bytes(size)}</span>
          </li>
        ))}
      </ol>
      {draft.unknown > 0 ? <p className={styles.text}>{t('weight.unknown', { count: draft.unknown })}</p> : null}
    </section>
  );
}
