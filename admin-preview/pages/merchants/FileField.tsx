import { FileJson } from 'lucide-react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { textPlaceOf } from '#schemas/base/json/readJsonText.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { FileChoice } from '../../kit/parts/FileChoice.tsx';
import { useSay } from '../../kit/texts/say.ts';
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
  const say = useSay();
  const problems = chosen?.state === 'broken' || chosen?.state === 'readable' ? chosen.problems : [];
  return (
    <div className={styles.root}>
      <FileChoice
        icon={<FileJson size={18} aria-hidden />}
        label={say(chosen ? 'file.another' : 'file.choose')}
        hint={chosen ? say('file.chosen', { name: chosen.name }) : say('file.hint')}
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
            {problems.length > SHOWN_PROBLEMS ? <li>{say('file.more', { count: problems.length - SHOWN_PROBLEMS })}</li> : null}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

/** What becomes of the file, in one sentence. */
function Verdict({ chosen }: { readonly chosen: ChosenFile }) {
  const say = useSay();
  if (chosen.state === 'tooLarge') return <p className={styles.fault}>{say('file.tooLarge')}</p>;
  if (chosen.state === 'broken') return <p className={styles.fault}>{say('file.broken')}</p>;
  const { from, problems } = chosen;
  if (problems.length === 0) return <p className={styles.fine}>{say('file.fine', { from })}</p>;
  return <p className={styles.faulty}>{say('file.faulty', { from, count: problems.length })}</p>;
}

/** A problem, and where it is: in the text of the file, or in the release. */
function FoundProblem({ found }: { readonly found: Problem }) {
  const say = useSay();
  const place = textPlaceOf(found);
  return (
    <li>
      {problemSentence(say, found, undefined)}{' '}
      {place ? (
        say('file.place', { line: place.line, column: place.column })
      ) : (
        <code className={styles.pointer}>{found.pointer}</code>
      )}
    </li>
  );
}
