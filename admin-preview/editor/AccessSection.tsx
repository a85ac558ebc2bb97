import { roleReadings } from '#schemas/visitor.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { isSameJson } from '../draft/isSameJson.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { Card } from '../parts/Card.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { accessGroups, sectionOf } from '../settings/sections.ts';
import { isValueSetting, settings } from '../settings/settings.ts';
import { useSay } from '../texts/say.ts';

const own = settings.filter(isValueSetting).filter(({ pointer }) => sectionOf(pointer) === 'access');

const ROLES = '/template/behaviour/roles';

/** Both readings of the spec, one press each; the lists below can say something else. */
function RoleReadings() {
  const say = useSay();
  const roles = useDraft(({ resolved }) => resolved.site.behaviour.roles);
  const setAt = useDraft((state) => state.setAt);
  const options = (['agentTest', 'roleTable'] as const).map((value) => ({ value, label: say(`roles.${value}`) }));
  const current = options.find(({ value }) => isSameJson(roleReadings[value], roles))?.value;
  const read = (reading: keyof typeof roleReadings) =>
    Object.entries(roleReadings[reading]).forEach(([name, types]) => setAt(`${ROLES}/${name}`, types));
  return <Segmented label={say('roles.readings')} options={options} value={current} onChange={read} />;
}

/** How players get in and how they are looked after, a card for each group. */
export function AccessSection() {
  const say = useSay();
  return (
    <>
      {accessGroups.map((group) => (
        <Card key={group} title={say(`group.${group}`)} text={group === 'roles' ? say('roles.readings') : undefined}>
          {group === 'roles' ? <RoleReadings /> : null}
          {own
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <DraftField key={setting.pointer} setting={setting} />
            ))}
        </Card>
      ))}
    </>
  );
}
