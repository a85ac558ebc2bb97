import { useState } from 'react';
import { languageCodes } from '#schemas/languages.ts';
import { keysOf } from '#schemas/problem.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { Card } from '../parts/Card.tsx';
import { settingsBelow } from '../settings/settings.ts';
import { useSay } from '../texts/say.ts';
import { ParameterSection } from './ParameterSection.tsx';

/** Names, pictures and legal marks, then the merchant's own wording by language: allowed languages first. */
export function IdentitySection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const allowed = useDraft(({ resolved }) => resolved.site.languages);
  const strings = useDraft(({ resolved }) => resolved.site.strings);
  const codes = [...allowed, ...languageCodes.filter((code) => !allowed.includes(code) && strings[code])];
  const [chosen, setChosen] = useState<string>(codes[0] ?? 'EN');
  const [seen, setSeen] = useState<string>();
  if (at !== seen) {
    setSeen(at);
    const [, part, code] = keysOf(at ?? '');
    if (part === 'strings' && code) setChosen(code);
  }
  const selected = codes.find((code) => code === chosen) ?? codes[0] ?? 'EN';
  const setting = settingsBelow('/template/strings').find(({ pointer }) => pointer.endsWith(`/${selected}`));
  return (
    <>
      <ParameterSection section="identity" />
      <Card title={say('texts.own')} text={say('texts.text')}>
        <Tabs
          label={say('texts.languages')}
          tabs={codes.map((code) => ({ id: code, label: code }))}
          selected={selected}
          onSelect={setChosen}
        >
          {setting ? <DraftField key={selected} setting={setting} /> : null}
        </Tabs>
      </Card>
    </>
  );
}
