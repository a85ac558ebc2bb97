import { useState } from 'react';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { type RegisterField, registerFields, sharedRuleSets } from '#schemas/declare/register/registerSettings.schema.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useSetting } from '../../model/draft/useSetting.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { EditedBadge } from '../fields/EditedBadge.tsx';
import { LayerBadge } from '../fields/LayerBadge.tsx';
import { useOpenRows } from '../fields/useOpenRows.ts';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { RehearsalCard } from '../../preview/rehearsal/RehearsalCard.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { settingsBelow } from '#schemas/declare/settings/settings.ts';
import { moveItem } from '../../kit/sortable/moveItem.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import { RegisterFieldDetails, RegisterFieldHeads, RegisterFieldLine } from './RegisterFieldRow.tsx';

const ORDER = pointerTo('registerSettings', 'order');
const SHARED = pointerTo('registerSettings', 'shared');

const fieldPointer = (name: RegisterField): string => pointerTo('registerSettings', 'fields', name);

/** Moves a shown field past the hidden ones between it and its new neighbour. */
function reorder(all: readonly RegisterField[], shown: readonly RegisterField[], from: number, to: number): RegisterField[] {
  const [moved, target] = [shown[from], shown[to]];
  return moved && target ? moveItem(all, all.indexOf(moved), all.indexOf(target)) : [...all];
}

function FieldList({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  const [isOnlyShown, setIsOnlyShown] = useState(false);
  const { isOpen, toggle } = useOpenRows(at, registerFields.map(fieldPointer));
  const order = useSetting(ORDER);
  const settings = useDraft(({ resolved }) => resolved.site.registerSettings);
  const all = [...settings.order, ...registerFields.filter((name) => !settings.order.includes(name))];
  const shown = isOnlyShown ? all.filter((name) => settings.fields[name].enabled) : all;
  return (
    <Card
      title={t('register.order')}
      text={t.declared(ORDER, 'description')}
      pointer={ORDER}
      aside={
        <EditableFields>
          <LayerBadge title={t.declared(ORDER, 'title')} layer={order.layer} onReset={order.reset} />
        </EditableFields>
      }
    >
      {order.edited ? (
        <EditableFields>
          <EditedBadge title={t.declared(ORDER, 'title')} pointer={ORDER} edited={order.edited} />
        </EditableFields>
      ) : null}
      <ProblemNotes id="register-order-problems" problems={order.problems} />
      <Checkbox checked={isOnlyShown} onChange={(event) => setIsOnlyShown(event.target.checked)}>
        {t('register.onlyShown')}
      </Checkbox>
      <RegisterFieldHeads />
      <EditableFields>
        <SortableList
          label={t('register.order')}
          items={shown.map((name) => ({ id: name, field: name, name: wordName(t, 'field', name) }))}
          onMove={(from, to) => order.set(reorder(all, shown, from, to))}
          pointerOf={({ field }) => fieldPointer(field)}
          below={({ field }) => (isOpen(fieldPointer(field)) ? <RegisterFieldDetails pointer={fieldPointer(field)} /> : null)}
        >
          {({ field, name }) => (
            <RegisterFieldLine
              name={name}
              pointer={fieldPointer(field)}
              isOpen={isOpen(fieldPointer(field))}
              onToggle={() => toggle(fieldPointer(field))}
            />
          )}
        </SortableList>
      </EditableFields>
    </Card>
  );
}

/** The register form, which the frame shows meanwhile: fields in their order with their rules, and the rule sets shared with login. */
export function RegisterSection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  const shared = settingsBelow(SHARED);
  useEdited(
    settingsBelow(pointerTo('registerSettings')).map(({ pointer }) => pointer),
    at,
  );
  return (
    <>
      <FieldList at={at} />
      <RehearsalCard />
      <EditableFields>
        <Card title={t('register.shared')} text={t('register.sharedText')}>
          {sharedRuleSets.flatMap((name) => {
            const setting = shared.find(({ pointer }) => pointer === pointerTo('registerSettings', 'shared', name));
            return setting ? [<DraftField key={name} setting={setting} title={wordName(t, 'shared', name)} />] : [];
          })}
        </Card>
      </EditableFields>
    </>
  );
}
