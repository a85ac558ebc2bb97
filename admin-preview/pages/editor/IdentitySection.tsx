import { OwnTextsTable } from '../../editors/ownTexts/OwnTextsTable.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { RulesCard } from '../../model/rules/RulesCard.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { HostCard } from './HostCard.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { VersionCard } from './VersionCard.tsx';

/** Names, pictures and legal marks, which lobby it is and where, then the merchant's own wording by language. */
export function IdentitySection({ at }: { readonly at: string | undefined }) {
  const t = useTranslate();
  return (
    <>
      <ParameterSection section="identity" at={at} />
      <EditableFields>
        <VersionCard />
        <HostCard />
        <RulesCard />
      </EditableFields>
      <Card title={t('texts.own')} text={t('texts.text')}>
        <OwnTextsTable at={at} />
      </Card>
    </>
  );
}
