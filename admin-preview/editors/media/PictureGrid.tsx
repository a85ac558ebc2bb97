import { ImageIcon, TriangleAlert } from 'lucide-react';
import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import type { MediaSizeName } from '#schemas/base/media/mediaSizes.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { costOf, isTooSmall } from './pictureFacts.ts';
import styles from './PictureGrid.module.css';
import { PictureThumb } from './PictureThumb.tsx';

interface PictureGridProps {
  readonly pictures: readonly PictureView[];
  /** The size in which a picture is wanted: each tells what it costs a player, and whether it has the pixels. */
  readonly size?: MediaSizeName | undefined;
  readonly chosen?: string | undefined;
  readonly onChoose: (picture: PictureView) => void;
}

/** The pictures of the library, to open or to choose one. */
export function PictureGrid({ pictures, size, chosen, onChoose }: PictureGridProps) {
  const t = useTranslate();
  const bytes = useBytes();
  if (pictures.length === 0)
    return <EmptyState icon={<ImageIcon size={32} />} title={t('media.none')} text={t('media.noneText')} />;
  return (
    <ul className={styles.root} aria-label={t('media.pictures')}>
      {pictures.map((picture) => {
        const { id, name, width, height, uses } = picture;
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={size === undefined ? undefined : id === chosen}
              onClick={() => onChoose(picture)}
            >
              <PictureThumb picture={picture} />
              <span className={styles.name}>{name}</span>
              <span className={styles.facts}>
                {t('media.facts', { width, height, bytes: bytes(size === undefined ? picture.bytes : costOf(picture, size)) })}
              </span>
              {size !== undefined && isTooSmall(picture, size) ? (
                <span className={styles.small}>
                  <TriangleAlert size={14} aria-hidden />
                  {t('media.tooSmall')}
                </span>
              ) : null}
              {size === undefined ? (
                <span className={styles.facts}>
                  {uses.length === 0 ? t('media.unused') : uses.map((use) => t(`media.use.${use}`)).join(', ')}
                </span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
