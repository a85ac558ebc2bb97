import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { type MediaSizeName } from '#schemas/base/media/mediaSizes.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import styles from './PictureThumb.module.css';

interface PictureThumbProps {
  readonly picture: Pick<PictureView, 'id' | 'name' | 'alt'>;
  readonly size?: MediaSizeName;
}

/** A picture of the library, whole, on two greys. */
export function PictureThumb({ picture: { id, name, alt }, size = 'thumbnail' }: PictureThumbProps) {
  const merchantCode = useDraft((state) => state.merchantCode);
  return (
    <span className={styles.root}>
      <img src={mediaAddress({ merchantCode, picture: id, size })} alt={alt || name} loading="lazy" />
    </span>
  );
}
