import { memo, useDeferredValue, useState } from 'react';
import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useDraftStore, useDraft } from '../../model/draft/DraftContext.ts';
import { isEdited } from '../../model/draft/isEdited.ts';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { FilterField } from '../../kit/parts/FilterField.tsx';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { type Topic, sectionTopics, topicAt, topicSettings } from '../../kit/route/sections.ts';
import { settingMatches } from '../../model/settings/settingMatches.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './IntegrationSection.module.css';
import { SettingTable } from './SettingTable.tsx';
import { TopicNav } from './TopicNav.tsx';

const topics: readonly Topic[] = sectionTopics.integration;

/** What is in view: one topic, or of all topics what the words and the box let through. */
interface View {
  readonly open: Topic;
  readonly text: string;
  readonly isChangedOnly: boolean;
}

const isFiltered = ({ text, isChangedOnly }: View): boolean => text.trim() !== '' || isChangedOnly;

/** The visible settings, by topic. They change with the draft and with the live release. */
function useSettingsIn(view: View) {
  const t = useTranslate();
  const store = useDraftStore();
  useDraft((state) => state.document); // which settings are edited changes with it
  useDraft((state) => state.liveResolved);
  const isIn = (setting: ValueSetting) =>
    settingMatches(t, setting, view.text) && (!view.isChangedOnly || isEdited(store.getState(), setting.pointer));
  return topics
    .filter((topic) => isFiltered(view) || topic === view.open)
    .map((topic) => ({ topic, settings: topicSettings(topic).filter(isIn) }))
    .filter(({ settings }) => settings.length > 0);
}

const Tables = memo(function Tables(view: View) {
  const t = useTranslate();
  const found = useSettingsIn(view);
  return (
    <>
      {found.length === 0 ? <EmptyState title={t('settingTable.none')} /> : null}
      <EditableFields>
        {found.map(({ topic, settings }) => (
          <Card key={topic} title={t(`group.${topic}`)}>
            <SettingTable caption={t(`group.${topic}`)} settings={settings} />
          </Card>
        ))}
      </EditableFields>
    </>
  );
});

/** What connects the site with the platform, as tables: one topic at a time, or of all topics what a filter lets through. */
export function IntegrationSection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
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
  const view = { open, text, isChangedOnly };
  const count = useSettingsIn(view).reduce((sum, { settings }) => sum + settings.length, 0);
  // One letter lets nearly every setting through. They are drawn while typing goes on.
  const drawnText = useDeferredValue(text);
  useEdited(isFiltered(view) ? [] : topicSettings(open).map(({ pointer }) => pointer), at);
  return (
    <>
      <FilterField label={t('settingTable.filter')} value={text} onChange={setText} />
      <div className={styles.narrow}>
        <Checkbox checked={isChangedOnly} onChange={({ target }) => setIsChangedOnly(target.checked)}>
          {t('settingTable.changedOnly')}
        </Checkbox>
        <span role="status">{isFiltered(view) ? t('settingTable.found', { count }) : null}</span>
      </div>
      {isFiltered(view) ? null : <TopicNav section="integration" open={open} />}
      <Tables open={open} text={drawnText} isChangedOnly={isChangedOnly} />
    </>
  );
}
