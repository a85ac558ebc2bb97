import { useState } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ReleaseChanges } from './ReleaseChanges.tsx';
import styles from './ReleaseDetails.module.css';

interface ReleaseDetailsProps {
  readonly entry: ReleaseEntry;
  /** Whether what it changed is in view from the beginning. */
  readonly isOpened?: boolean;
}

/** Of a release, folded: what was let pass, and what it changed, which is asked for when it is opened. */
export function ReleaseDetails({ entry, isOpened = false }: ReleaseDetailsProps) {
  const t = useTranslate();
  const release = useDraft(({ resolved }) => resolved.full);
  const [isOpen, setIsOpen] = useState(isOpened);
  return (
    <>
      {entry.waived.length > 0 ? (
        <details className={styles.more}>
          <summary>{t('history.waived')}</summary>
          <ul className={styles.waived}>
            {entry.waived.map(({ code, pointer, reason, by: who }) => (
              <li key={`${code} ${pointer}`}>
                {who
                  ? t('history.waivedBy', { title: settingTitle(t, pointer, release), reason, by: who })
                  : `${settingTitle(t, pointer, release)}: ${reason}`}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <details className={styles.more} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>{t('history.changes')}</summary>
        {isOpen ? <ReleaseChanges entry={entry} /> : null}
      </details>
    </>
  );
}
