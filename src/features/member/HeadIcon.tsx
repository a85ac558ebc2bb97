import { type HeadIconName, headIconNames } from '#schemas/declare/names/headIconNames.ts';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import { useImages } from '#src/site/images.ts';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './HeadIcon.module.css';
import sheet from './headIcons.svg?no-inline';

interface HeadIconProps {
  /** The platform's value: a name of the built-in set, or the address of a picture. Anything else is ignored. */
  readonly icon: string | undefined;
  /** Width and height in CSS px. */
  readonly size: number;
}

const isDrawn = (icon: string): icon is HeadIconName => headIconNames.some((name) => name === icon);

/** A member's picture (CALL-22), decorative next to a name. */
export function HeadIcon({ icon = '', size }: HeadIconProps) {
  const images = useImages();
  return (
    <span className={styles.root} style={{ '--head-icon-size': `${size}px` }}>
      {isDrawn(icon) ? (
        <svg className={styles.picture} width={size} height={size} aria-hidden="true">
          <use href={`${sheet}#${icon}`} />
        </svg>
      ) : icon !== '' && checkUrl(icon) === 'ok' ? (
        <LazyImage className={styles.picture} src={images.picture(icon)} width={size} height={size} alt="" />
      ) : (
        <Icon name="member" size={Math.round(size / 2)} />
      )}
    </span>
  );
}
