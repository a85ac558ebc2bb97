import { type ReactNode, useId } from 'react';
import type { Contract } from '#schemas/declare/platform/contracts.schema.ts';
import { day } from '#src/lib/format/day.ts';
import styles from './ContractCard.module.css';
import { StateBadge } from './StateBadge.tsx';
import { TermList } from './TermList.tsx';
import { termName, termValue } from './termText.ts';
import { useReader } from './useReader.ts';

interface ContractCardProps {
  readonly contract: Contract;
  readonly title: string;
  /** Actions of the contract. */
  readonly children?: ReactNode;
}

/** When it was offered, or from when to when it was in force: from the day that its terms state, else from the decision. */
function useTimes({ status, offeredAt, decidedAt, endedAt, terms }: Contract): string {
  const { texts, locale } = useReader();
  const [offered, decided, ended] = [offeredAt, decidedAt, endedAt].map((moment) => day(moment, 'local', locale));
  const stated = terms.find(({ key }) => key === 'startsOn')?.value;
  const start = day(stated?.toString(), 'local', locale) || decided;
  if (status === 'active' && start) return texts.t('contract.since', { day: start });
  if (status === 'ended' && start && ended) return texts.t('records.days', { from: start, to: ended });
  return offered ? texts.t('contract.offeredOn', { day: offered }) : '';
}

/** A contract: how it is, and its terms line by line (AGCON-05). */
export function ContractCard({ contract, title, children }: ContractCardProps) {
  const reader = useReader();
  const id = useId();
  const times = useTimes(contract);
  return (
    <article className={styles.root} aria-labelledby={id} data-status={contract.status}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {times === '' ? null : <p className={styles.note}>{times}</p>}
        </div>
        <StateBadge of="contract" status={contract.status} />
      </div>
      <TermList
        rows={contract.terms.map((term) => [termName(term, reader.texts), <bdi key="value">{termValue(term, reader)}</bdi>])}
      />
      {children}
    </article>
  );
}
