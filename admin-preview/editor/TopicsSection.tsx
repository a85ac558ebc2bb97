import { useDraft } from '../draft/DraftContext.ts';
import { useEdited } from '../frame/useEdited.ts';
import { addressOf } from '../route/route.ts';
import { usePartAt } from '../route/usePartAt.ts';
import { type Topic, type TopicSection, sectionTopics, topicAt, topicSettings } from '../settings/sections.ts';
import { useSay } from '../texts/say.ts';
import { TopicCard } from './TopicCard.tsx';
import styles from './TopicsSection.module.css';

interface TopicsSectionProps {
  readonly section: TopicSection;
  /** The setting to go to. */
  readonly at: string | undefined;
}

/** The settings of behaviour of one section, one topic at a time where it has several. */
export function TopicsSection({ section, at }: TopicsSectionProps) {
  const say = useSay();
  const merchantCode = useDraft((state) => state.merchantCode);
  const topics: readonly Topic[] = sectionTopics[section];
  const open = usePartAt<Topic>({ at, parts: topics, partOf: topicAt, first: sectionTopics[section][0] });
  useEdited(
    topicSettings(open).map(({ pointer }) => pointer),
    at,
  );
  return (
    <>
      {topics.length > 1 ? (
        <nav aria-label={say('access.topics')}>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic}>
                <a
                  className={styles.topic}
                  aria-current={topic === open || undefined}
                  href={addressOf({ page: 'editor', merchantCode, section, part: topic })}
                >
                  {say(`group.${topic}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <TopicCard key={open} topic={open} />
    </>
  );
}
