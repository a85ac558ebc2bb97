import { useEffect, useId, useRef } from 'react';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { useDraft, useProblems } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionIcons } from '../../model/settings/sectionIcons.ts';
import { type Section, type SectionGroup, sectionGroupNames, sectionGroups, sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SectionNav.module.css';

interface LinkProps {
  readonly merchantCode: string;
  readonly section: Section;
  readonly isCurrent: boolean;
  readonly isChanged: boolean;
}

/** A link to a section, marked if the draft differs there from the live release, with its number of problems. */
function SectionLink({ merchantCode, section, isCurrent, isChanged }: LinkProps) {
  const t = useTranslate();
  const problems = useProblems().filter(({ severity, pointer }) => severity !== 'info' && sectionOf(pointer) === section);
  const link = useRef<HTMLAnchorElement>(null);
  // On a phone the sections are a strip that is wider than the screen.
  useEffect(() => {
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isCurrent]);
  const Drawing = sectionIcons[section];
  const count = t('editor.problemsHere', { count: problems.length });
  return (
    <a
      ref={link}
      className={styles.link}
      href={addressOf({ page: 'editor', merchantCode, section })}
      aria-current={isCurrent ? 'page' : undefined}
      title={t(`section.${section}`)}
    >
      <Drawing size={16} aria-hidden />
      <span className={styles.name}>{t(`section.${section}`)}</span>
      {isChanged ? (
        <span className={styles.changed} role="img" aria-label={t('editor.changedHere')} title={t('editor.changedHere')} />
      ) : null}
      {problems.length > 0 ? (
        <span
          className={styles.count}
          data-severity={problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning'}
          role="img"
          aria-label={count}
          title={count}
        >
          {problems.length}
        </span>
      ) : null}
    </a>
  );
}

interface SectionNavProps {
  readonly merchantCode: string;
  readonly current: Section;
}

interface GroupProps extends SectionNavProps {
  readonly group: SectionGroup;
  readonly changed: ReadonlySet<Section>;
}

/** The sections of one group. One that stands alone needs no heading. */
function Group({ merchantCode, current, group, changed }: GroupProps) {
  const t = useTranslate();
  const id = useId();
  const own: readonly Section[] = sectionGroups[group];
  const isAlone = own.length === 1;
  return (
    <div className={styles.group}>
      {isAlone ? null : (
        <span className={styles.heading} id={id}>
          {t(`sectionGroup.${group}`)}
        </span>
      )}
      <ul className={styles.list} aria-labelledby={isAlone ? undefined : id}>
        {own.map((section) => (
          <li key={section}>
            <SectionLink
              merchantCode={merchantCode}
              section={section}
              isCurrent={section === current}
              isChanged={changed.has(section)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sections by what they are about. */
export function SectionNav({ merchantCode, current }: SectionNavProps) {
  const t = useTranslate();
  const draft = useDraft(({ document }) => document);
  const live = useDraft((state) => state.live.document);
  const changed = new Set(pointerDiff(live, draft).map(({ pointer }) => sectionOf(pointer)));
  return (
    <nav className={styles.root} aria-label={t('editor.sections')}>
      {sectionGroupNames.map((group) => (
        <Group key={group} merchantCode={merchantCode} current={current} group={group} changed={changed} />
      ))}
    </nav>
  );
}
