import { useState } from 'react';
import type { When } from '#schemas/release/layout.schema.ts';
import { isSwitchName, switchFacts, switchNames } from '#schemas/switchNames.ts';
import { audiences } from '#schemas/visitor.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { useSay } from '../texts/say.ts';
import { type WordKind, wordName } from '../texts/words.ts';
import { type SimpleWhen, readSimpleWhen, writeSimpleWhen } from './simpleWhen.ts';
import styles from './WhenEditor.module.css';

interface WhenEditorProps {
  readonly when: When | undefined;
  readonly onChange: (when: When | undefined) => void;
}

interface ChoiceProps<W extends string> {
  readonly legend: string;
  readonly kind: WordKind;
  readonly words: readonly W[];
  readonly chosen: readonly W[];
  readonly onChange: (chosen: readonly W[]) => void;
}

function Choices<W extends string>({ legend, kind, words, chosen, onChange }: ChoiceProps<W>) {
  const say = useSay();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {words.map((word) => (
        <Checkbox
          key={word}
          checked={chosen.includes(word)}
          onChange={(event) => onChange(words.filter((each) => (each === word ? event.target.checked : chosen.includes(each))))}
        >
          {wordName(say, kind, word)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function SimpleEditor({ simple, onChange }: { readonly simple: SimpleWhen; readonly onChange: (simple: SimpleWhen) => void }) {
  const say = useSay();
  const languages = useDraft(({ resolved }) => resolved.site.languages);
  // A language that is off by now must stay in view to be taken out.
  const shownLanguages = [...languages, ...simple.language.filter((code) => !languages.some((known) => known === code))];
  const isOpen = simple.audience.length + simple.language.length === 0 && simple.switch === '';
  return (
    <div className={styles.simple}>
      <Choices
        legend={say('when.audience')}
        kind="audience"
        words={audiences}
        chosen={simple.audience}
        onChange={(audience) => onChange({ ...simple, audience })}
      />
      <Choices
        legend={say('when.language')}
        kind="language"
        words={shownLanguages}
        chosen={simple.language}
        onChange={(language) => onChange({ ...simple, language })}
      />
      <Field label={say('when.switch')} hint={isOpen ? say('when.nobody') : undefined}>
        {(ids) => (
          <SelectInput {...ids} value={simple.switch} onChange={(event) => onChange({ ...simple, switch: event.target.value })}>
            <option value="">{say('when.noSwitch')}</option>
            {simple.switch === '' || isSwitchName(simple.switch) ? null : <option value={simple.switch}>{simple.switch}</option>}
            {switchNames.map((name) => (
              <option key={name} value={name}>
                {say.ofSchema(switchFacts[name].title)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

/** Who sees a block: everybody, or those who fit a simple condition. A condition that says more is kept as it is. */
export function WhenEditor({ when, onChange }: WhenEditorProps) {
  const say = useSay();
  const [wantsSome, setWantsSome] = useState(false);
  const simple = readSimpleWhen(when);
  if (!simple) {
    return (
      <div className={styles.root}>
        <p className={styles.legend}>{say('when.title')}</p>
        <p className={styles.note}>{say('when.complex')}</p>
        <code className={styles.code}>{JSON.stringify(when)}</code>
        <Button variant="soft" size="small" onClick={() => onChange(undefined)}>
          {say('when.complexReplace')}
        </Button>
      </div>
    );
  }
  const mode = when !== undefined || wantsSome ? 'some' : 'everyone';
  return (
    <div className={styles.root}>
      <p className={styles.legend}>{say('when.title')}</p>
      <Segmented
        label={say('when.title')}
        value={mode}
        options={[
          { value: 'everyone', label: say('when.everyone') },
          { value: 'some', label: say('when.some') },
        ]}
        onChange={(next) => {
          setWantsSome(next === 'some');
          if (next === 'everyone') onChange(undefined);
        }}
      />
      {mode === 'some' ? <SimpleEditor simple={simple} onChange={(next) => onChange(writeSimpleWhen(next))} /> : null}
    </div>
  );
}
