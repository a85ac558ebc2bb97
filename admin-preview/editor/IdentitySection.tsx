import { OwnTextsTable } from '../ownTexts/OwnTextsTable.tsx';
import { Card } from '../parts/Card.tsx';
import { useSay } from '../texts/say.ts';
import { ParameterSection } from './ParameterSection.tsx';

/** Names, pictures and legal marks, then the merchant's own wording by language. */
export function IdentitySection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  return (
    <>
      <ParameterSection section="identity" />
      <Card title={say('texts.own')} text={say('texts.text')}>
        <OwnTextsTable at={at} />
      </Card>
    </>
  );
}
