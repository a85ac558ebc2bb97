import { useSite } from '#src/site/siteContext.ts';
import styles from './BrandLogo.module.css';

/** The brand's logo: the one for dark or for light backgrounds, whichever look is on. The title where there is none. */
export function BrandLogo({ height }: { readonly height: number }) {
  const { site } = useSite();
  const { logo, logoLight } = site.theme;
  if (logo === '') return <span className={styles.title}>{site.title}</span>;
  if (logoLight === '' || logoLight === logo) return <img src={logo} alt="" height={height} />;
  return (
    <>
      <img className={styles.onDark} src={logo} alt="" height={height} />
      <img className={styles.onLight} src={logoLight} alt="" height={height} />
    </>
  );
}
