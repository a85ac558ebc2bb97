import { useImages } from '#src/site/images.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import styles from './MethodIcon.module.css';

const SIZE = 40;

interface MethodIconProps {
  /** Address of the platform's picture. */
  readonly logo?: string | undefined;
  /** Rendered if there is no picture, or if it does not load. */
  readonly icon: IconName;
}

/** The logo of a payment method, or a drawing of its kind. */
export function MethodIcon({ logo, icon }: MethodIconProps) {
  const images = useImages();
  return (
    <span className={styles.root}>
      {logo ? <LazyImage src={images.picture(logo)} width={SIZE} height={SIZE} alt="" className={styles.logo} /> : null}
      <span className={styles.drawing}>
        <Icon name={icon} size={22} />
      </span>
    </span>
  );
}
