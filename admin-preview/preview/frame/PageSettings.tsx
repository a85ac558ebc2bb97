import { SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FramePanel } from './FramePanel.tsx';
import panel from './FramePanel.module.css';
import styles from './PageSettings.module.css';
import { pageSettings } from './pageSettings.ts';

/** The settings that the current page has read, by section, each with a link. */
function List({ groups }: { readonly groups: ReturnType<typeof pageSettings> }) {
  const t = useTranslate();
  const filterId = useId();
  const [filter, setFilter] = useState('');
  const merchantCode = useDraft((state) => state.merchantCode);
  const draft = useDraft(({ document }) => document);
  const shown = useDraft(({ resolved }) => resolved.full);
  const wanted = filter.trim().toLocaleLowerCase();
  const found = groups
    .map(({ section, settings }) => ({
      section,
      settings: settings.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ settings }) => settings.length > 0);
  return (
    <>
      <p className={panel.text}>{t('inUse.text')}</p>
      <label className={styles.label} htmlFor={filterId}>
        {t('inUse.filter')}
      </label>
      <input
        id={filterId}
        className={styles.filter}
        type="search"
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {found.length === 0 ? <p className={panel.text}>{t('inUse.none')}</p> : null}
      {found.map(({ section, settings }) => (
        <section key={section} className={styles.group} aria-label={t(`section.${section}`)}>
          <h4 className={styles.section}>{t(`section.${section}`)}</h4>
          <ul>
            {settings.map(({ pointer, title }) => {
              const at = placeInDraft(pointer, draft, shown);
              return (
                <li key={pointer}>
                  <a className={panel.link} href={addressOf({ page: 'editor', merchantCode, section, at })}>
                    {title}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The settings that the current page has read, as the frame recorded them while rendering. */
export function PageSettings({ page }: { readonly page: FramePage | undefined }) {
  const t = useTranslate();
  const full = useDraft(({ resolved }) => resolved.full);
  const groups = useMemo(() => pageSettings(page?.settings.flatMap(({ pointers }) => pointers) ?? [], full, t), [page, full, t]);
  const count = groups.reduce((sum, { settings }) => sum + settings.length, 0);
  return (
    <FramePanel icon={SlidersHorizontal} label={t('inUse.count', { count: page ? count : '…' })} title={t('inUse.title')}>
      {page ? <List groups={groups} /> : <p className={panel.text}>{t('hidden.waiting')}</p>}
    </FramePanel>
  );
}
