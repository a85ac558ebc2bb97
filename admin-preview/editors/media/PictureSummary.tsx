import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { changesText } from './changesText.ts';
import styles from './PictureDialog.module.css';
import { PictureThumb } from './PictureThumb.tsx';

/** A picture with what it is, whose it is, and what was changed when it came in. */
export function PictureSummary({ picture }: { readonly picture: PictureView }) {
  const t = useTranslate();
  const bytes = useBytes();
  const { full } = useMoments();
  const { kind, width, height, by, createdAt } = picture;
  return (
    <>
      <div className={styles.picture}>
        <PictureThumb picture={picture} size="background" />
      </div>
      <p className={styles.text}>
        {t(`media.kind.${kind}`, { width, height })} · {bytes(picture.bytes)} ·{' '}
        {by === null ? full(createdAt) : t('media.addedBy', { by, when: full(createdAt) })}
      </p>
      {picture.changes.length > 0 ? (
        <p className={styles.text}>{t('media.changed', { changes: changesText(t, picture) })}</p>
      ) : null}
    </>
  );
}
