import { DraftField } from '../fields/DraftField.tsx';
import { useEdited } from '../frame/useEdited.ts';
import { Card } from '../parts/Card.tsx';
import { EditableFields } from '../session/EditableFields.tsx';
import { parameterGroups } from '../settings/sections.ts';
import { settingsBelow } from '#schemas/settings.ts';
import type { ToolText } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';

interface ParameterSectionProps {
  readonly section: keyof typeof parameterGroups;
  /** The setting to go to. */
  readonly at: string | undefined;
}

/** Template parameters of one section, a card for each group. */
export function ParameterSection({ section, at }: ParameterSectionProps) {
  const say = useSay();
  const groups: readonly string[] = parameterGroups[section];
  const settings = settingsBelow('/template/parameters').filter(({ group }) => groups.includes(group ?? ''));
  useEdited(
    settings.map(({ pointer }) => pointer),
    at,
  );
  return (
    <EditableFields>
      {parameterGroups[section].map((group) => {
        const title: ToolText = `group.${group}`;
        return (
          <Card key={group} title={say(title)}>
            {settings
              .filter((setting) => setting.group === group)
              .map((setting) => (
                <DraftField key={setting.pointer} setting={setting} />
              ))}
          </Card>
        );
      })}
    </EditableFields>
  );
}
