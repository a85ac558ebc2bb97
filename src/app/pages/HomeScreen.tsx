import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { sessionOnly } from '#schemas/gates.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './HomeScreen.module.css';

interface HomeScreenProps {
  /** A form that the server has drawn lies over it: nothing of it can be used, also before the script makes the form modal. */
  readonly isBehind: boolean;
}

/** The lobby: header, blocks, footer, the bar at the bottom and the drawer. */
export function HomeScreen({ isBehind }: HomeScreenProps) {
  const { site } = useSite();
  const t = useText();
  // Menus of members: a guest's page does not even load their code.
  const hasSession = sessionOnly(useVisitor()) === 'allowed';
  return (
    <div className={styles.root} inert={isBehind}>
      <SkipLink to="content">{t('app.skip')}</SkipLink>
      <RenderRegion region="header" />
      {/* Early in the document, so that it opens while the rest is still on its way. */}
      <RenderRegion region="leftMenu" />
      {hasSession ? (
        <>
          <RenderRegion region="rightMenu" />
          <RenderRegion region="memberMenu" />
        </>
      ) : null}
      <main id="content" className={styles.content} tabIndex={-1}>
        <VisuallyHidden as="h1">{site.title}</VisuallyHidden>
        <RenderRegion region="home" />
      </main>
      <RenderRegion region="homeFooter" />
      <RenderRegion region="footerNav" />
    </div>
  );
}
