import { Search } from 'lucide-react';
import { useState } from 'react';
import { isSwitchName, switchFacts, switchNames } from '#schemas/switchNames.ts';
import { keysOf } from '#schemas/problem.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { useEdited } from '../frame/useEdited.ts';
import { Card } from '../parts/Card.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { type ValueSetting, settingsBelow } from '#schemas/settings.ts';
import type { Say } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';
import styles from './SwitchesSection.module.css';

const groups = [...new Set(switchNames.map((name) => switchFacts[name].group))];

const isMatch = (say: Say, { address }: ValueSetting, text: string) =>
  `${say.declared(address, 'title')} ${say.declared(address, 'description')} ${address}`
    .toLowerCase()
    .includes(text.trim().toLowerCase());

/** The flag table, by what the flags are about. */
export function SwitchesSection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const [text, setText] = useState('');
  const states = useDraft(({ resolved }) => resolved.site.switches);
  const isOn = ({ pointer }: ValueSetting) =>
    keysOf(pointer)
      .slice(1)
      .some((name) => isSwitchName(name) && states[name]);
  const settings = settingsBelow('/switches');
  useEdited(
    settings.map(({ pointer }) => pointer),
    at,
  );
  const shown = settings.filter((setting) => isMatch(say, setting, text));
  return (
    <>
      <div className={styles.search}>
        <Search size={16} aria-hidden />
        <TextInput
          type="search"
          aria-label={say('switches.search')}
          placeholder={say('switches.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {shown.length === 0 ? <EmptyState title={say('switches.none', { text })} /> : null}
      {groups.map((group) => {
        const own = settings.filter((setting) => setting.group === group);
        const found = own.filter((setting) => shown.includes(setting));
        return found.length === 0 ? null : (
          <Card
            key={group}
            title={say(`group.${group}`)}
            aside={say('switches.on', { count: own.filter(isOn).length, all: own.length })}
          >
            {found.map((setting) => (
              <DraftField key={setting.pointer} setting={setting} />
            ))}
          </Card>
        );
      })}
    </>
  );
}
