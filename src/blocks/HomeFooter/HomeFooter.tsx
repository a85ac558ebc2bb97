import { useRef } from 'react';
import type { HomeFooterProps } from './block.ts';
import { documentNames, saferPlayNames } from '#schemas/declare/names/behaviourWords.ts';
import { useHelpTitles } from '#src/features/help/useHelp.ts';
import { CompanyMarks } from '#src/features/responsible/CompanyMarks.tsx';
import { SaferPlayLink } from '#src/features/responsible/SaferPlayLink.tsx';
import { SocialLinks } from '#src/features/service/SocialLinks.tsx';
import { VendorMark } from '#src/features/games/VendorMark.tsx';
import { useVendorStructure } from '#src/features/games/useGames.ts';
import { vendorsOf } from '#src/features/games/vendorsOf.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSiteHref } from '#src/lib/useSiteHref.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Link } from '#src/lib/Link.tsx';
import { useHasComeNear } from '#src/ui/useHasComeNear.ts';
import { entries } from './entries.ts';
import styles from './HomeFooter.module.css';
import { IntroBlocks, intros } from './IntroBlocks.tsx';

function Links() {
  const toHref = useSiteHref();
  const t = useText();
  const shows = useEntries(entries);
  const openOverlay = useSiteState((state) => state.openOverlay);
  const { documents, saferPlay } = useSite().site.behaviour;
  const { data } = useHelpTitles();
  // Until the help centre has answered with its topics, and where it has none, a single link leads there.
  const topics =
    data && data.length > 0
      ? data.map((title, index) => ({ title, to: `${paths.help}?i=${index}` }))
      : [{ title: t('home.help'), to: paths.help }];
  const isTopic = (address: string) => shows('help') && topics.some(({ to }) => to === address);
  return (
    <div className={styles.columns}>
      <nav aria-labelledby="footer-help">
        <h3 className={styles.small} id="footer-help">
          {t('home.help')}
        </h3>
        {(shows('help') ? topics : []).map(({ title, to }) => (
          <Link key={to} className={styles.link} to={to}>
            {title}
          </Link>
        ))}
        {documentNames.map((name) =>
          documents[name] === '' || isTopic(documents[name]) ? null : (
            <a key={name} className={styles.link} href={toHref(documents[name])}>
              {t(`documents.${name}`)}
            </a>
          ),
        )}
        {saferPlayNames.map((name) =>
          saferPlay[name] === '' || isTopic(saferPlay[name]) ? null : (
            <SaferPlayLink key={name} className={styles.link} name={name}>
              {t(`saferPlay.${name}`)}
            </SaferPlayLink>
          ),
        )}
      </nav>
      <div>
        <h3 className={styles.small}>{t('home.contact')}</h3>
        {shows('service') ? (
          <button type="button" className={styles.link} aria-haspopup="dialog" onClick={() => openOverlay('service')}>
            {t('home.contact.service')}
          </button>
        ) : null}
        {shows('feedback') ? (
          <Link className={styles.link} to={paths.feedback}>
            {t('home.contact.feedback')}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The end of the page: its marks are drawn when it comes near. The strip of vendors has links to all of them. */
function Vendors({ prefixes }: { readonly prefixes: readonly string[] }) {
  const { site } = useSite();
  const { data } = useVendorStructure();
  const list = useRef<HTMLUListElement>(null);
  const isNear = useHasComeNear(list);
  const vendors = data ? vendorsOf(data, { prefixes }, site) : [];
  return (
    <ul ref={list} className={styles.vendors}>
      {(isNear ? vendors : []).map((vendor) => (
        <li key={vendor.vassalage}>
          <VendorMark {...vendor} />
        </li>
      ))}
    </ul>
  );
}

/** How many games there are, in words that are true: nothing until the platform has told that it has more (HOME-24). */
function GamesClaim({ over }: { readonly over: number }) {
  const t = useText();
  const locale = useLocale();
  const { data } = useVendorStructure();
  const count = (data?.sorting ?? []).reduce((sum, { gameCount }) => sum + gameCount, 0);
  if (over === 0 || count <= over) return null;
  return <p className={styles.games}>{t('home.about.games', { games: new Intl.NumberFormat(locale).format(over) })}</p>;
}

/** The end of home: what the site offers, who runs it, where to find help. */
export function HomeFooter(props: HomeFooterProps) {
  const t = useText();
  const { site } = useSite();
  const shows = useEntries(entries, props);
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <IntroBlocks targets={props} names={intros.filter(shows)} />
        <section className={styles.about} aria-labelledby="about-title">
          <p className={styles.claim}>{t('home.claim')}</p>
          <h2 className={styles.small} id="about-title">
            {t('home.about.title')}
          </h2>
          <p className={styles.text}>{t('home.about.text')}</p>
          <GamesClaim over={props.overGames} />
        </section>
        <Links />
        <SocialLinks />
        {shows('vendors') ? <Vendors prefixes={props.excludedPrefixes} /> : null}
        <CompanyMarks age />
        <p className={styles.rights}>{t('home.rights', { title: site.title })}</p>
      </div>
    </footer>
  );
}
