import { useEffect, useRef } from 'react';
import { useDraft, useProblems } from '../draft/DraftContext.ts';
import { pointerDiff } from '#schemas/pointerDiff.ts';
import { addressOf } from '../route/route.ts';
import { type Section, sectionOf, sections } from '../settings/sections.ts';
import { useSay } from '../texts/say.ts';
import { sectionIcons } from '../settings/sectionIcons.ts';
import styles from './SectionNav.module.css';

interface SectionNavProps {
  readonly merchantCode: string;
  readonly current: Section;
}

/** The sections, each with a mark when its part of the draft is not what is live, and how many problems it has. */
export function SectionNav({ merchantCode, current }: SectionNavProps) {
  const say = useSay();
  const draft = useDraft(({ document }) => document);
  const live = useDraft((state) => state.live.document);
  const problems = useProblems().filter(({ severity }) => severity !== 'info');
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the sections are a strip that is wider than the screen.
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const changed = new Set(pointerDiff(live, draft).map(({ pointer }) => sectionOf(pointer)));
  return (
    <nav className={styles.root} aria-label={say('editor.sections')}>
      {sections.map((section) => {
        const Drawing = sectionIcons[section];
        const own = problems.filter(({ pointer }) => sectionOf(pointer) === section);
        const count = say('editor.problemsHere', { count: own.length });
        return (
          <a
            key={section}
            ref={section === current ? link : undefined}
            className={styles.link}
            href={addressOf({ page: 'editor', merchantCode, section })}
            aria-current={section === current ? 'page' : undefined}
          >
            <Drawing size={16} aria-hidden />
            <span className={styles.name}>{say(`section.${section}`)}</span>
            {changed.has(section) ? (
              <span
                className={styles.changed}
                role="img"
                aria-label={say('editor.changedHere')}
                title={say('editor.changedHere')}
              />
            ) : null}
            {own.length > 0 ? (
              <span
                className={styles.count}
                data-severity={own.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
                role="img"
                aria-label={count}
                title={count}
              >
                {own.length}
              </span>
            ) : null}
          </a>
        );
      })}
    </nav>
  );
}
