import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { type Topic, type TopicSection, sectionTopics } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './TopicNav.module.css';

interface TopicNavProps {
  readonly section: TopicSection;
  /** Undefined while several topics are shown. */
  readonly open: Topic | undefined;
}

/** The topics of a section, each with an address of its own; nothing where there is one only. */
export function TopicNav({ section, open }: TopicNavProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const topics: readonly Topic[] = sectionTopics[section];
  if (topics.length === 1) return null;
  return (
    <nav aria-label={t('access.topics')}>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic}>
            <a
              className={styles.topic}
              aria-current={topic === open || undefined}
              href={addressOf({ page: 'editor', merchantCode, section, part: topic })}
            >
              {t(`group.${topic}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
