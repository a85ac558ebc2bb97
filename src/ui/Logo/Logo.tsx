import styles from './Logo.module.css';

export interface LogoProps {
  /** Empty for none: then the title is shown instead. */
  readonly src: string;
  readonly title: string;
  /** In CSS px. The width follows from the picture. */
  readonly height: number;
}

/** A brand's logo, or its name in the brand's letters. */
export const Logo = ({ src, title, height }: LogoProps) =>
  src === '' ? (
    <span className={styles.title}>{title}</span>
  ) : (
    <img className={styles.picture} src={src} alt={title} height={height} />
  );
