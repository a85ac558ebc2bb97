import { ChevronRight, CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { isToolText } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import styles from './RehearsalField.module.css';
import type { Trial } from './rehearsalRounds.ts';
import type { Seen } from './runRehearsal.ts';
import { mismatchOf } from './mismatchOf.ts';

interface RehearsalFieldProps {
  readonly field: RegisterField;
  readonly language: Language;
  readonly trials: readonly Trial[];
  /** In every language, as far as it has been tried. */
  readonly seen: readonly Seen[];
}

/** Spaces at the ends would not be seen. */
const visible = (value: string) => value.replaceAll(/^ | $/g, '␣');

function TrialRow({
  trial,
  seen,
  language,
}: {
  readonly trial: Trial;
  readonly seen: Seen | undefined;
  readonly language: Language;
}) {
  const t = useTranslate();
  const { t: playerText, has } = useTexts();
  const { value, aim, fault } = trial;
  const mismatch = seen ? mismatchOf(seen) : undefined;
  const aimKey = `rehearsal.aim.${aim}`;
  const expected = fault
    ? has(fault.message)
      ? playerText(fault.message, fault.params)
      : fault.message
    : t('rehearsal.accepted');
  const Drawing = mismatch ? CircleAlert : fault ? CircleX : CircleCheck;
  return (
    <tr data-mismatch={mismatch}>
      <th scope="row" className={styles.aim}>
        {isToolText(aimKey) ? t(aimKey) : wordName(t, 'rule', aim)}
      </th>
      <td>{value === '' ? <i>{t('value.empty')}</i> : <code className={styles.value}>{visible(value)}</code>}</td>
      <td className={styles.said}>
        <Drawing
          size={15}
          role="img"
          aria-label={t(mismatch ? 'rehearsal.mismatch' : fault ? 'rehearsal.refused' : 'rehearsal.accepted')}
        />
        <span lang={seen?.message ? languages[language].lang : undefined} dir="auto">
          {mismatch ? t(`rehearsal.mismatch.${mismatch}`, { message: seen?.message ?? '' }) : seen?.message || expected}
        </span>
      </td>
    </tr>
  );
}

/** What is tried in one field, and what the player said to it in the language looked at. */
export function RehearsalField({ field, language, trials, seen }: RehearsalFieldProps) {
  const t = useTranslate();
  const mismatches = seen.filter((each) => mismatchOf(each) !== undefined).length;
  return (
    <details className={styles.root}>
      <summary className={styles.head}>
        <ChevronRight className={styles.chevron} size={16} aria-hidden />
        <span className={styles.name}>{wordName(t, 'field', field)}</span>
        <span className={styles.count} data-bad={mismatches > 0 || undefined}>
          {mismatches > 0
            ? t('rehearsal.fieldMismatches', { count: mismatches })
            : seen.length > 0
              ? t('rehearsal.fieldGood', { count: seen.length })
              : t('rehearsal.fieldTrials', { count: trials.length })}
        </span>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('rehearsal.aim')}</th>
            <th scope="col">{t('rehearsal.entry')}</th>
            <th scope="col">{t('rehearsal.says')}</th>
          </tr>
        </thead>
        <tbody>
          {trials.map((trial) => (
            <TrialRow
              key={`${trial.aim} ${trial.value}`}
              trial={trial}
              language={language}
              seen={seen.find((each) => each.trial === trial && each.language === language)}
            />
          ))}
        </tbody>
      </table>
      {trials.some(({ aim }) => aim === 'typical') ? null : <p className={styles.none}>{t('rehearsal.noValid')}</p>}
    </details>
  );
}
