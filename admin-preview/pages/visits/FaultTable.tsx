import type { VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** What failed in players' pages, the most frequent first. */
export function FaultTable({ faults }: Pick<VisitsView, 'faults'>) {
  const t = useTranslate();
  return (
    <DataTable label={t('visits.faults')} isDense>
      <thead>
        <tr>
          <th scope="col">{t('visits.kind')}</th>
          <th scope="col">{t('visits.what')}</th>
          <th scope="col">{t('visits.atRelease')}</th>
          <th scope="col">{t('visits.build')}</th>
          <th scope="col">{t('visits.times')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ kind, what, revision, build, count }) => (
          <tr key={`${kind} ${what} ${revision} ${build}`}>
            <td>{t(`visits.${kind}`)}</td>
            <th scope="row">
              <code>{what}</code>
            </th>
            <td>{revision}</td>
            <td>
              <code>{build}</code>
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
