import { DraftField } from '../fields/DraftField.tsx';
import { Card } from '../parts/Card.tsx';
import { parameterGroups } from '../settings/sections.ts';
import { settingsBelow } from '#schemas/settings.ts';
import type { ToolText } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';

/** Template parameters of one section, a card for each group. */
export function ParameterSection({ section }: { readonly section: keyof typeof parameterGroups }) {
  const say = useSay();
  return (
    <>
      {parameterGroups[section].map((group) => {
        const title: ToolText = `group.${group}`;
        return (
          <Card key={group} title={say(title)}>
            {settingsBelow('/template/parameters')
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <DraftField key={setting.pointer} setting={setting} />
              ))}
          </Card>
        );
      })}
    </>
  );
}
