import { FileJson } from 'lucide-react';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { FileChoice } from '../parts/FileChoice.tsx';
import { useSay } from '../texts/say.ts';
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
  const problems = chosen?.state === 'broken' ? chosen.problems : [];
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
        {chosen?.state === 'fine' ? <p className={styles.fine}>{say('file.fine', { from: chosen.from })}</p> : null}
        {chosen?.state === 'tooLarge' ? <p className={styles.fault}>{say('file.tooLarge')}</p> : null}
        {chosen?.state === 'broken' ? <p className={styles.fault}>{say('file.broken')}</p> : null}
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.slice(0, SHOWN_PROBLEMS).map((found) => (
              <li key={`${found.code} ${found.pointer}`}>
                {problemSentence(say, found, undefined)} <code className={styles.pointer}>{found.pointer}</code>
              </li>
            ))}
            {problems.length > SHOWN_PROBLEMS ? <li>{say('file.more', { count: problems.length - SHOWN_PROBLEMS })}</li> : null}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
