import { OwnTextsTable } from '../../editors/ownTexts/OwnTextsTable.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { useSay } from '../../kit/texts/say.ts';
import { RulesCard } from '../../model/rules/RulesCard.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { HostCard } from './HostCard.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { VersionCard } from './VersionCard.tsx';

/** Names, pictures and legal marks, which lobby it is and where, then the merchant's own wording by language. */
export function IdentitySection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  return (
    <>
      <ParameterSection section="identity" at={at} />
      <EditableFields>
        <VersionCard />
        <HostCard />
        <RulesCard />
      </EditableFields>
      <Card title={say('texts.own')} text={say('texts.text')}>
        <OwnTextsTable at={at} />
      </Card>
    </>
  );
}
