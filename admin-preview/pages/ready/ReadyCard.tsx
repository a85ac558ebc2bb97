import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { goLiveChecklist } from '#schemas/judge/lint/goLiveChecklist.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { keepReadyFolded, keptReadyFolded } from './readyFolded.ts';
import styles from './ReadyCard.module.css';

/** The checklist for a merchant's first release, with links. Renders nothing for a live merchant. */
export function ReadyCard() {
  const t = useTranslate();
  const { merchantCode, document, preset } = useDraft((state) => state);
  const isLive = useDraft(({ live }) => live.revision > 0);
  const title = useDraft(({ resolved }) => resolved.site.title);
  const [isFolded, setIsFolded] = useState(keptReadyFolded);
  const entries = useMemo(() => {
    const read = isLive ? undefined : readRelease(document);
    return read?.ok ? goLiveChecklist(read.value, preset) : [];
  }, [document, preset, isLive]);
  if (entries.length === 0) return null;
  const done = entries.filter(({ isDone }) => isDone).length;
  const all = entries.length;
  return (
    <details
      className={styles.root}
      open={done < all && !isFolded}
      onToggle={({ currentTarget }) => {
        if (done === all || currentTarget.open !== isFolded) return; // React has opened or closed it
        setIsFolded(!currentTarget.open);
        keepReadyFolded(!currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <ChevronDown className={styles.fold} size={16} aria-hidden />
        <span className={styles.title}>{t('ready.title', { title })}</span>
        <span className={styles.progress}>{t('ready.progress', { done, all })}</span>
        <progress className={styles.bar} value={done} max={all} aria-hidden="true" />
      </summary>
      {done === all ? <p className={styles.good}>{t('ready.allDone')}</p> : null}
      <ul className={styles.list}>
        {entries.map(({ item, isDone, pointer }) => (
          <li key={item} className={styles.item} data-done={isDone || undefined}>
            {isDone ? (
              <CircleCheck size={16} role="img" aria-label={t('ready.done')} />
            ) : (
              <Circle size={16} role="img" aria-label={t('ready.open')} />
            )}
            <a
              className={styles.link}
              href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}
            >
              {t(`ready.${item}`)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
