import type { VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { DataTable } from '../../kit/parts/DataTable.tsx';
import { useSay } from '../../kit/texts/say.ts';

/** What failed in players' pages, the most frequent first. */
export function FaultTable({ faults }: Pick<VisitsView, 'faults'>) {
  const say = useSay();
  return (
    <DataTable label={say('visits.faults')} isDense>
      <thead>
        <tr>
          <th scope="col">{say('visits.kind')}</th>
          <th scope="col">{say('visits.what')}</th>
          <th scope="col">{say('visits.atRelease')}</th>
          <th scope="col">{say('visits.build')}</th>
          <th scope="col">{say('visits.times')}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ kind, what, revision, build, count }) => (
          <tr key={`${kind} ${what} ${revision} ${build}`}>
            <td>{say(`visits.${kind}`)}</td>
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
