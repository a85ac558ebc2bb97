import { useState } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { Waivers } from '../draft/waivers.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { SeverityIcon } from '../problems/SeverityIcon.tsx';
import { useSay } from '../texts/say.ts';
import { waiverId } from '../draft/waiverId.ts';
import styles from './WarningList.module.css';

interface WarningListProps {
  readonly warnings: readonly Problem[];
  readonly reasons: Waivers;
  readonly onChange: (id: string, reason: string) => void;
}

const MAX_REASON = 500;

/** Warnings that may pass, each with the reason why. */
export function WarningList({ warnings, reasons, onChange }: WarningListProps) {
  const say = useSay();
  const release = useDraft(({ resolved }) => resolved.full);
  const [forAll, setForAll] = useState('');
  function setAll(reason: string) {
    setForAll(reason);
    for (const each of warnings) onChange(waiverId(each), reason);
  }
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>{say('publish.warnings')}</h3>
      <p className={styles.text}>{say('publish.warningsText')}</p>
      {warnings.length > 1 ? (
        <Field label={say('publish.reasonAll')}>
          {(ids) => <TextInput {...ids} value={forAll} maxLength={MAX_REASON} onChange={(event) => setAll(event.target.value)} />}
        </Field>
      ) : null}
      <ul className={styles.list}>
        {warnings.map((each) => {
          const sentence = problemSentence(say, each, release);
          const id = waiverId(each);
          return (
            <li key={`${id} ${sentence}`} className={styles.row}>
              <p className={styles.sentence}>
                <SeverityIcon severity="warning" />
                {sentence}
              </p>
              <TextInput
                aria-label={say('publish.reasonFor', { sentence })}
                placeholder={say('publish.reason')}
                maxLength={MAX_REASON}
                value={reasons[id]?.reason ?? ''}
                onChange={(event) => onChange(id, event.target.value)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
