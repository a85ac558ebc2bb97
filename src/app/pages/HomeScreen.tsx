import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { FailedParts } from '#src/ui/ErrorState/FailedParts.tsx';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HomeScreen.module.css';
import { Menus } from '../frame/Menus.tsx';
import { WithBar } from '../frame/WithBar.tsx';

interface HomeScreenProps {
  /** A form that the server has drawn lies over it: nothing of it can be used, also before the script makes the form modal. */
  readonly isBehind: boolean;
}

/** The lobby: header, menus, blocks, footer and the bar at the bottom. */
export function HomeScreen({ isBehind }: HomeScreenProps) {
  const { site } = useSite();
  const t = useText();
  return (
    <WithBar hasBar isBehind={isBehind}>
      <SkipLink to="content">{t('app.skip')}</SkipLink>
      <RenderRegion region="header" />
      <Menus />
      <main id="content" className={styles.content} tabIndex={-1}>
        <VisuallyHidden as="h1">{site.title}</VisuallyHidden>
        <FailedParts>
          <RenderRegion region="home" />
        </FailedParts>
      </main>
      <RenderRegion region="homeFooter" />
    </WithBar>
  );
}
