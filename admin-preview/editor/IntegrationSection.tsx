import { useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useDraftStore, useDraft } from '../draft/DraftContext.ts';
import { isEdited } from '../draft/isEdited.ts';
import { useEdited } from '../frame/useEdited.ts';
import { Card } from '../parts/Card.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { FilterField } from '../parts/FilterField.tsx';
import { usePartAt } from '../route/usePartAt.ts';
import { EditableFields } from '../session/EditableFields.tsx';
import { type Topic, sectionTopics, topicAt, topicSettings } from '../settings/sections.ts';
import { settingMatches } from '../settings/settingMatches.ts';
import { useSay } from '../texts/say.ts';
import styles from './IntegrationSection.module.css';
import { SettingTable } from './SettingTable.tsx';
import { TopicNav } from './TopicNav.tsx';

const topics: readonly Topic[] = sectionTopics.integration;

/** What connects the site with the platform, as tables: one topic at a time, or of all topics what a filter lets through. */
export function IntegrationSection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const store = useDraftStore();
  useDraft((state) => state.document); // which settings are edited changes with it
  useDraft((state) => state.liveFull);
  const [text, setText] = useState('');
  const [isChangedOnly, setIsChangedOnly] = useState(false);
  const [seen, setSeen] = useState(at);
  if (at !== seen) {
    // The setting that one was led to is in view, whatever was filtered before.
    setSeen(at);
    setText('');
    setIsChangedOnly(false);
  }
  const open = usePartAt<Topic>({ at, parts: topics, partOf: topicAt, first: sectionTopics.integration[0] });
  const isFiltered = text.trim() !== '' || isChangedOnly;
  const groups = topics
    .filter((topic) => isFiltered || topic === open)
    .map((topic) => ({
      topic,
      settings: topicSettings(topic).filter(
        (setting) => settingMatches(say, setting, text) && (!isChangedOnly || isEdited(store.getState(), setting.pointer)),
      ),
    }))
    .filter(({ settings }) => settings.length > 0);
  useEdited(isFiltered ? [] : topicSettings(open).map(({ pointer }) => pointer), at);
  const count = groups.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <>
      <FilterField label={say('settingTable.filter')} value={text} onChange={setText} />
      <div className={styles.narrow}>
        <Checkbox checked={isChangedOnly} onChange={({ target }) => setIsChangedOnly(target.checked)}>
          {say('settingTable.changedOnly')}
        </Checkbox>
        <span role="status">{isFiltered ? say('settingTable.found', { count }) : null}</span>
      </div>
      {isFiltered ? null : <TopicNav section="integration" open={open} />}
      {groups.length === 0 ? <EmptyState title={say('settingTable.none')} /> : null}
      <EditableFields>
        {groups.map(({ topic, settings }) => (
          <Card key={topic} title={say(`group.${topic}`)}>
            <SettingTable caption={say(`group.${topic}`)} settings={settings} />
          </Card>
        ))}
      </EditableFields>
    </>
  );
}
