import { useState } from 'react';
import type { When } from '#schemas/declare/release/layout.schema.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { isSwitchName, switchNames } from '#schemas/declare/names/switchNames.ts';
import { audiences } from '#schemas/declare/names/visitor.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ConditionTree } from './ConditionTree.tsx';
import { kindOf } from './conditionKinds.ts';
import { type SimpleWhen, readSimpleWhen, writeSimpleWhen } from './simpleWhen.ts';
import { shownSentence } from './whenSentence.ts';
import { WordChoices } from './WordChoices.tsx';
import styles from './WhenEditor.module.css';

interface WhenEditorProps {
  readonly when: When | undefined;
  readonly onChange: (when: When | undefined) => void;
}

type Mode = 'everyone' | 'some' | 'exact';

function SimpleEditor({ simple, onChange }: { readonly simple: SimpleWhen; readonly onChange: (simple: SimpleWhen) => void }) {
  const t = useTranslate();
  const languages = useDraft(({ resolved }) => resolved.site.languages);
  // A language that is off by now must stay in view to be taken out.
  const shownLanguages = [...languages, ...simple.language.filter((code) => !languages.some((known) => known === code))];
  const isOpen = simple.audience.length + simple.language.length === 0 && simple.switch === '';
  return (
    <div className={styles.simple}>
      <WordChoices
        legend={t('when.audience')}
        kind="audience"
        words={audiences}
        chosen={simple.audience}
        onChange={(audience) => onChange({ ...simple, audience })}
      />
      <WordChoices
        legend={t('when.language')}
        kind="language"
        words={shownLanguages}
        chosen={simple.language}
        onChange={(language) => onChange({ ...simple, language })}
      />
      <Field label={t('when.switch')} hint={isOpen ? t('when.nobody') : undefined}>
        {(ids) => (
          <SelectInput {...ids} value={simple.switch} onChange={(event) => onChange({ ...simple, switch: event.target.value })}>
            <option value="">{t('when.noSwitch')}</option>
            {simple.switch === '' || isSwitchName(simple.switch) ? null : <option value={simple.switch}>{simple.switch}</option>}
            {switchNames.map((name) => (
              <option key={name} value={name}>
                {t.declared(pointerTo('switches', name), 'title')}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </div>
  );
}

/** Who sees a block: everybody, those who fit a simple condition, or any condition of the vocabulary, part by part. */
export function WhenEditor({ when, onChange }: WhenEditorProps) {
  const t = useTranslate();
  const [wanted, setWanted] = useState<Mode>('everyone');
  const known = when !== undefined && kindOf(when) ? when : undefined;
  const simple = readSimpleWhen(known);
  const mode: Mode =
    known === undefined ? (wanted === 'some' ? 'some' : 'everyone') : wanted === 'exact' || !simple ? 'exact' : 'some';

  function choose(next: Mode) {
    setWanted(next);
    if (next === 'everyone') onChange(undefined);
    if (next === 'exact' && known === undefined) onChange({ audience: ['guest'] });
    // A condition that the simple form cannot express is replaced by one that it can.
    if (next === 'some' && !simple) onChange({ audience: ['guest'] });
  }

  return (
    <div className={styles.root}>
      <p className={styles.legend}>{t('when.title')}</p>
      <Segmented
        label={t('when.title')}
        value={mode}
        options={[
          { value: 'everyone', label: t('when.everyone') },
          { value: 'some', label: t('when.some') },
          { value: 'exact', label: t('when.exact') },
        ]}
        onChange={choose}
      />
      {known ? <p className={styles.sentence}>{shownSentence(t, known)}</p> : null}
      {mode === 'some' && simple ? <SimpleEditor simple={simple} onChange={(next) => onChange(writeSimpleWhen(next))} /> : null}
      {mode === 'exact' && known ? (
        <div className={styles.tree}>
          <ConditionTree when={known} onChange={onChange} />
        </div>
      ) : null}
    </div>
  );
}
