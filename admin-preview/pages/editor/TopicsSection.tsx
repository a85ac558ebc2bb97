import { useEdited } from '../../preview/frame/useEdited.ts';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { type Topic, type TopicSection, sectionTopics, topicAt, topicSettings } from '../../kit/route/sections.ts';
import { TopicCard } from './TopicCard.tsx';
import { TopicNav } from './TopicNav.tsx';

interface TopicsSectionProps {
  readonly section: TopicSection;
  /** The setting to go to. */
  readonly at: string | undefined;
}

/** The settings of behaviour of one section, one topic at a time where it has several. */
export function TopicsSection({ section, at }: TopicsSectionProps) {
  const topics: readonly Topic[] = sectionTopics[section];
  const open = usePartAt<Topic>({ at, parts: topics, partOf: topicAt, first: sectionTopics[section][0] });
  useEdited(
    topicSettings(open).map(({ pointer }) => pointer),
    at,
  );
  return (
    <>
      <TopicNav section={section} open={open} />
      <EditableFields>
        <TopicCard key={open} topic={open} />
      </EditableFields>
    </>
  );
}
