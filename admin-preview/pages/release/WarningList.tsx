import { useState } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import type { Waivers } from '../../model/draft/waivers.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { waiverId } from '../../model/draft/waiverId.ts';
import styles from './WarningList.module.css';

interface WarningListProps {
  readonly warnings: readonly Problem[];
  readonly reasons: Waivers;
  readonly onChange: (id: string, reason: string) => void;
}

const MAX_REASON = 500;

/** Warnings that may pass: one reason why for all of them, or one for each. */
export function WarningList({ warnings, reasons, onChange }: WarningListProps) {
  const t = useTranslate();
  const release = useDraft(({ resolved }) => resolved.full);
  const [wantsEach, setWantsEach] = useState(false);
  const reasonOf = (each: Problem) => reasons[waiverId(each)]?.reason ?? '';
  const given = new Set(warnings.map(reasonOf));
  const [forAll = ''] = given;
  const isSplit = given.size > 1; // one field could not show them
  const hasOneField = warnings.length > 1 && !isSplit && !wantsEach;
  return (
    <section className={styles.root}>
      <h3 className={styles.heading}>{t('publish.warnings')}</h3>
      <p className={styles.text}>{t('publish.warningsText')}</p>
      <ul className={styles.list}>
        {warnings.map((each) => {
          const sentence = problemSentence(t, each, release);
          const id = waiverId(each);
          return (
            <li key={`${id} ${sentence}`} className={styles.row}>
              <p className={styles.sentence}>
                <SeverityIcon severity="warning" />
                {sentence}
              </p>
              {hasOneField ? null : (
                <TextInput
                  aria-label={t('publish.reasonFor', { sentence })}
                  placeholder={t('publish.reason')}
                  maxLength={MAX_REASON}
                  value={reasonOf(each)}
                  onChange={(event) => onChange(id, event.target.value)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {hasOneField ? (
        <TextField
          label={t('publish.reasonAll')}
          value={forAll}
          maxLength={MAX_REASON}
          onText={(text) => warnings.forEach((each) => onChange(waiverId(each), text))}
        />
      ) : null}
      {warnings.length > 1 && !isSplit ? (
        <Checkbox checked={wantsEach} onChange={({ target }) => setWantsEach(target.checked)}>
          {t('publish.reasonEach')}
        </Checkbox>
      ) : null}
    </section>
  );
}
