import { dequal } from 'dequal/lite';
import { roleReadings } from '#schemas/visitor.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { useEdited } from '../frame/useEdited.ts';
import { Card } from '../parts/Card.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { addressOf } from '../route/route.ts';
import { accessGroups, sectionOf } from '../settings/sections.ts';
import { isValueSetting, settingAt, settings } from '#schemas/settings.ts';
import { useSay } from '../texts/say.ts';
import styles from './AccessSection.module.css';
import { SearchPreview } from './SearchPreview.tsx';
import { usePartAt } from '../route/usePartAt.ts';

const own = settings.filter(isValueSetting).filter(({ pointer }) => sectionOf(pointer) === 'access');

const ROLES = '/template/behaviour/roles';

/** Both readings of the spec, one press each; the lists below can say something else. */
function RoleReadings() {
  const say = useSay();
  const roles = useDraft(({ resolved }) => resolved.site.behaviour.roles);
  const setAt = useDraft((state) => state.setAt);
  const options = (['agentTest', 'roleTable'] as const).map((value) => ({ value, label: say(`roles.${value}`) }));
  const current = options.find(({ value }) => dequal(roleReadings[value], roles))?.value;
  const read = (reading: keyof typeof roleReadings) =>
    Object.entries(roleReadings[reading]).forEach(([name, types]) => setAt(`${ROLES}/${name}`, types));
  return <Segmented label={say('roles.readings')} options={options} value={current} onChange={read} />;
}

type Topic = (typeof accessGroups)[number];

const topicAt = (pointer: string): Topic | undefined => {
  const group = settingAt(pointer)?.group;
  return accessGroups.find((topic) => topic === group);
};

/** How players get in, how they are looked after and how pages behave: some hundred settings, one topic at a time. */
export function AccessSection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const merchantCode = useDraft((state) => state.merchantCode);
  const open = usePartAt({ at, parts: accessGroups, partOf: topicAt, first: 'responsible' });
  const settingsOpen = own.filter(({ group }) => group === open);
  useEdited(
    settingsOpen.map(({ pointer }) => pointer),
    at,
  );
  return (
    <>
      <nav aria-label={say('access.topics')}>
        <ul className={styles.topics}>
          {accessGroups.map((topic) => (
            <li key={topic}>
              <a
                className={styles.topic}
                aria-current={topic === open || undefined}
                href={addressOf({ page: 'editor', merchantCode, section: 'access', part: topic })}
              >
                {say(`group.${topic}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Card key={open} title={say(`group.${open}`)} text={open === 'roles' ? say('roles.readings') : undefined}>
        {open === 'roles' ? <RoleReadings /> : null}
        {settingsOpen.map((setting) => (
          <DraftField key={setting.pointer} setting={setting} />
        ))}
      </Card>
      {open === 'seo' ? <SearchPreview /> : null}
    </>
  );
}
