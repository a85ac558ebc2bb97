import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import type { Setting } from '#schemas/declare/settings/settings.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useBytes } from '../../kit/texts/useBytes.ts';
import styles from './PictureDialog.module.css';

interface WhereUsedProps {
  readonly picture: PictureView;
  /** Settings of the draft that show it. */
  readonly shownBy: readonly Setting[];
}

/** Where a picture is used, in the draft and elsewhere. */
export function WhereUsed({ picture: { sizes, uses }, shownBy }: WhereUsedProps) {
  const t = useTranslate();
  const bytes = useBytes();
  const merchantCode = useDraft((state) => state.merchantCode);
  return (
    <section className={styles.uses} aria-label={t('media.whereUsed')}>
      <h3 className={styles.heading}>{t('media.whereUsed')}</h3>
      {shownBy.length === 0 && uses.length === 0 ? <p className={styles.text}>{t('media.unusedText')}</p> : null}
      {shownBy.length > 0 ? (
        <ul className={styles.list}>
          {shownBy.map(({ pointer, address, size }) => (
            <li key={pointer}>
              <a href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}>
                {t.declared(address, 'title')}
              </a>{' '}
              <span className={styles.text}>{size ? bytes(sizes.find((each) => each.size === size)?.bytes ?? 0) : null}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {uses.length > 0 ? <p className={styles.text}>{uses.map((use) => t(`media.use.${use}`)).join(' · ')}</p> : null}
    </section>
  );
}
