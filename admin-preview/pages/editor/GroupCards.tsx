import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import { DraftField } from '../../editors/fields/DraftField.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import type { ToolText } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** What follows `group.` in the texts. */
type GroupOf<T> = T extends `group.${infer Group}` ? Group : never;

interface GroupCardsProps {
  readonly groups: readonly GroupOf<ToolText>[];
  readonly settings: readonly ValueSetting[];
}

/** A card for each group of settings. */
export function GroupCards({ groups, settings }: GroupCardsProps) {
  const t = useTranslate();
  return (
    <EditableFields>
      {groups.map((group) => (
        <Card key={group} title={t(`group.${group}`)}>
          {settings
            .filter((setting) => setting.group === group)
            .map((setting) => (
              <DraftField key={setting.pointer} setting={setting} />
            ))}
        </Card>
      ))}
    </EditableFields>
  );
}
