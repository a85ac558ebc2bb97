import { DraftField } from '../fields/DraftField.tsx';
import { Card } from '../parts/Card.tsx';
import { accessGroups, sectionOf } from '../settings/sections.ts';
import { isValueSetting, settings } from '../settings/settings.ts';
import { useSay } from '../texts/say.ts';

const own = settings.filter(isValueSetting).filter(({ pointer }) => sectionOf(pointer) === 'access');

/** How players get in and how they are looked after, a card for each group. */
export function AccessSection() {
  const say = useSay();
  return (
    <>
      {accessGroups.map((group) => (
        <Card key={group} title={say(`group.${group}`)}>
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
