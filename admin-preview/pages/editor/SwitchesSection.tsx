import { useState } from 'react';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { type ValueSetting, settingsBelow } from '#schemas/declare/settings/settings.ts';
import { switchFacts, switchNames } from '#schemas/declare/names/switchNames.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { isEdited } from '../../model/draft/isEdited.ts';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { FilterField } from '../../kit/parts/FilterField.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { settingMatches } from '../../model/settings/settingMatches.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { SwitchCard } from './SwitchCard.tsx';
import styles from './SwitchesSection.module.css';

const groups = [...new Set(switchNames.map((name) => switchFacts[name].group))];
const states = ['all', 'on', 'off', 'changed'] as const;
type State = (typeof states)[number];

const nameOf = ({ pointer }: ValueSetting) => switchNames.find((name) => pointer === pointerTo('switches', name));

/** The features that a merchant can switch, as cards, by what they are about. */
export function SwitchesSection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  const store = useDraftStore();
  const [text, setText] = useState('');
  const [state, setState] = useState<State>('all');
  const [seen, setSeen] = useState(at);
  if (at !== seen) {
    // The switch that one was led to is in view, whatever was filtered before.
    setSeen(at);
    setText('');
    setState('all');
  }
  const switches = useDraft(({ resolved }) => resolved.site.switches);
  useDraft((draft) => draft.liveResolved); // what counts as changed is measured by it
  const settings = settingsBelow('/switches');
  // All features together are on no screen in particular: the phone moves for one of them.
  useEdited([], at);
  const isOn = (setting: ValueSetting) => {
    const name = nameOf(setting);
    return name !== undefined && switches[name];
  };
  const isIn = (setting: ValueSetting, wanted: State) => {
    if (wanted === 'changed') return isEdited(store.getState(), setting.pointer);
    return wanted === 'all' || isOn(setting) === (wanted === 'on');
  };
  const matching = settings.filter((setting) => settingMatches(t, setting, text));
  const shown = matching.filter((setting) => isIn(setting, state));
  return (
    <>
      <FilterField label={t('switches.search')} value={text} onChange={setText} />
      <Segmented
        label={t('switches.states')}
        options={states.map((value) => ({
          value,
          label: t(`switches.state.${value}`, { count: matching.filter((setting) => isIn(setting, value)).length }),
        }))}
        value={state}
        onChange={setState}
      />
      {matching.length === 0 ? <EmptyState title={t('switches.none', { text })} /> : null}
      {matching.length > 0 && shown.length === 0 ? <EmptyState title={t('settingTable.none')} /> : null}
      <EditableFields>
        {groups.map((group) => {
          const own = settings.filter((setting) => setting.group === group);
          const found = own.filter((setting) => shown.includes(setting));
          return found.length === 0 ? null : (
            <Card
              key={group}
              title={t(`group.${group}`)}
              aside={t('switches.on', { count: own.filter(isOn).length, all: own.length })}
            >
              <ul className={styles.cards}>
                {found.map((setting) => {
                  const name = nameOf(setting);
                  return name === undefined ? null : <SwitchCard key={name} name={name} setting={setting} />;
                })}
              </ul>
            </Card>
          );
        })}
      </EditableFields>
    </>
  );
}
