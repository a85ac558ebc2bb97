import { FileJson } from 'lucide-react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { textPlaceOf } from '#schemas/base/json/readJsonText.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { FileChoice } from '../../kit/parts/FileChoice.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './FileField.module.css';
import { type ChosenFile, readChosenFile } from './readChosenFile.ts';

const SHOWN_PROBLEMS = 8;

interface FileFieldProps {
  /** Whose release it becomes. */
  readonly merchantCode: string;
  readonly chosen: ChosenFile | undefined;
  readonly onChosen: (chosen: ChosenFile) => void;
}

/** Chooses a file with a release, and says at once whether it is whole. */
export function FileField({ merchantCode, chosen, onChosen }: FileFieldProps) {
  const t = useTranslate();
  const problems = chosen?.state === 'broken' || chosen?.state === 'readable' ? chosen.problems : [];
  return (
    <div className={styles.root}>
      <FileChoice
        icon={<FileJson size={18} aria-hidden />}
        label={t(chosen ? 'file.another' : 'file.choose')}
        hint={chosen ? t('file.chosen', { name: chosen.name }) : t('file.hint')}
        accept=".json,application/json"
        onFiles={([file]) => void readChosenFile(file, merchantCode).then(onChosen)}
      />
      <div aria-live="polite">
        {chosen ? <Verdict chosen={chosen} /> : null}
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.slice(0, SHOWN_PROBLEMS).map((found) => (
              <FoundProblem key={`${found.code} ${found.pointer} ${JSON.stringify(found.params)}`} found={found} />
            ))}
            {problems.length > SHOWN_PROBLEMS ? <li>{t('file.more', { count: problems.length - SHOWN_PROBLEMS })}</li> : null}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

/** What becomes of the file, in one sentence. */
function Verdict({ chosen }: { readonly chosen: ChosenFile }) {
  const t = useTranslate();
  if (chosen.state === 'tooLarge') return <p className={styles.fault}>{t('file.tooLarge')}</p>;
  if (chosen.state === 'broken') return <p className={styles.fault}>{t('file.broken')}</p>;
  const { from, problems } = chosen;
  if (problems.length === 0) return <p className={styles.fine}>{t('file.fine', { from })}</p>;
  return <p className={styles.faulty}>{t('file.faulty', { from, count: problems.length })}</p>;
}

/** A problem, and where it is: in the text of the file, or in the release. */
function FoundProblem({ found }: { readonly found: Problem }) {
  const t = useTranslate();
  const place = textPlaceOf(found);
  return (
    <li>
      {problemSentence(t, found, undefined)}{' '}
      {place ? (
        t('file.place', { line: place.line, column: place.column })
      ) : (
        <code className={styles.pointer}>{found.pointer}</code>
      )}
    </li>
  );
}
