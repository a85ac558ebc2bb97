import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDraft, useProblems } from '../draft/DraftContext.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { addressOf } from '../route.ts';
import { sectionOf } from '../settings/sections.ts';
import { settingTitle } from '../settings/settingTitle.ts';
import { focusSetting } from '../editor/focusSetting.ts';
import { useSay } from '../texts/say.ts';
import { problemSentence } from './problemSentence.ts';
import styles from './ProblemsPanel.module.css';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useFix } from './useFix.ts';

interface ProblemsPanelProps {
  readonly merchantCode: string;
  readonly onClose: () => void;
}

/** Everything that is wrong with the draft, each with the way to it and, where there is one, the way out of it. */
export function ProblemsPanel({ merchantCode, onClose }: ProblemsPanelProps) {
  const say = useSay();
  const problems = useProblems();
  const release = useDraft(({ resolved }) => resolved.full);
  const fix = useFix();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only hears Escape from what is inside
    <section className={styles.root} aria-labelledby="problems-title" onKeyDown={onKeyDown}>
      <header className={styles.header}>
        <h2 className={styles.title} id="problems-title" ref={title} tabIndex={-1}>
          {say('problems.title')}
        </h2>
        <ToolButton label={say('app.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </ToolButton>
      </header>
      {problems.length === 0 ? (
        <EmptyState icon={<CircleCheck size={24} />} title={say('problems.none')} text={say('problems.noneText')} />
      ) : null}
      <ul className={styles.list}>
        {problems.map((each) => {
          const sentence = problemSentence(say, each, release);
          const at = each.pointer;
          return (
            <li key={`${each.code} ${at} ${sentence}`} className={styles.row}>
              <SeverityIcon severity={each.severity} />
              {/* The same address again makes no move, so the focus is brought there here as well. */}
              <a
                className={styles.link}
                href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}
                title={say('problems.jump', { title: settingTitle(say, at, release) })}
                onClick={() => focusSetting(at)}
              >
                {sentence}
              </a>
              {each.fix ? (
                <button
                  type="button"
                  className={styles.fix}
                  aria-label={say('problems.fixThis', { sentence })}
                  onClick={() => fix(each)}
                >
                  {say('problems.fix')}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
