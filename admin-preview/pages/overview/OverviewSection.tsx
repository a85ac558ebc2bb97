import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { colleagueSentence } from '../team/colleagueSentence.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ChangesCard } from './ChangesCard.tsx';
import { ExperienceCard } from './ExperienceCard.tsx';
import { LiveCard } from './LiveCard.tsx';
import styles from './OverviewSection.module.css';
import { ProblemsCard } from './ProblemsCard.tsx';

export interface OverviewProps {
  /** Who else has the merchant open. */
  readonly people: readonly Colleague[];
  readonly onProblems: () => void;
  readonly onPublish: () => void;
}

/** The state of a merchant: problems, changes of the draft, the live release, other operators, and players' visits. */
export function OverviewSection({ people, onProblems, onPublish }: OverviewProps) {
  const t = useTranslate();
  return (
    <div className={styles.root}>
      <ProblemsCard onProblems={onProblems} />
      <ChangesCard onPublish={onPublish} />
      <LiveCard />
      <ExperienceCard />
      <Card title={t('overview.people')}>
        {people.length === 0 ? <p className={styles.text}>{t('overview.nobody')}</p> : null}
        <ul className={styles.list}>
          {people.map((each) => (
            <li key={each.name}>{colleagueSentence(t, each)}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
