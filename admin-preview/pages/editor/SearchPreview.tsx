import { type ReactNode, useId, useState } from 'react';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { isListed, listedPages } from '#schemas/edges/seo/listedPages.ts';
import { type PageHead, SHARE_HEIGHT, SHARE_WIDTH, describePage, pageHead } from '#schemas/edges/seo/pageHead.ts';
import { hasIcon } from '#schemas/edges/seo/pageIconNames.ts';
import { shareLogo, sharePicture } from '#schemas/edges/seo/sharePicture.ts';
import { type Page, type PageName, pages } from '#schemas/declare/pages/pages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { createSiteOrigin } from '#schemas/base/urls/siteOrigin.ts';
import { createTranslate, hasText } from '#src/i18n/createTranslate.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { Card } from '../../kit/parts/Card.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SearchPreview.module.css';
import { usePictureData } from './usePictureData.ts';
import { usePlayerTexts } from '../../kit/texts/usePlayerTexts.ts';

/** Search engines cut longer texts, in characters. */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 155;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** `lotus.example › th › m › help`, as search engines show an address. */
const trailOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
};

function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.sample} aria-labelledby={titleId}>
      <h3 className={styles.caption} id={titleId}>
        {title}
      </h3>
      {children}
    </section>
  );
}

interface ResultProps {
  readonly head: PageHead;
  readonly address: string;
  readonly icon: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

function Result({ head, address, icon, lang, dir }: ResultProps) {
  return (
    <div className={styles.result} lang={lang} dir={dir}>
      <p className={styles.site}>
        <img className={styles.icon} src={icon} alt="" width={26} height={26} />
        <span>
          {head.siteName}
          <bdi className={styles.trail}>{trailOf(address)}</bdi>
        </span>
      </p>
      <p className={styles.title}>{cut(head.title, MAX_TITLE)}</p>
      <p className={styles.text}>{cut(head.description, MAX_DESCRIPTION)}</p>
    </div>
  );
}

/** The picture of shared links: the merchant's own, or the one that the server generates. */
function SharePicture({ site, page, alt }: { readonly site: Site; readonly page: PageName; readonly alt: string }) {
  const own = site.behaviour.seo.picture;
  const logo = usePictureData(own === '' ? shareLogo(site.theme) : '');
  const drawn = `data:image/svg+xml,${encodeURIComponent(sharePicture(site.theme, logo, hasIcon(page) ? page : undefined))}`;
  return <img className={styles.picture} src={own === '' ? drawn : own} alt={alt} width={SHARE_WIDTH} height={SHARE_HEIGHT} />;
}

/** What search engines and apps make of the draft: each page that they may list, in each language. */
export function SearchPreview() {
  const t = useTranslate();
  const site = useDraft(({ resolved }) => resolved.site);
  const merchantCode = useDraft((state) => state.merchantCode);
  const host = useDraft((state) => state.host);
  const playerUrl = useDraft((state) => state.playerUrl);
  const [chosenPage, setPage] = useState<PageName>('home');
  const [chosenLanguage, setLanguage] = useState<Language>(site.defaultLanguage);
  const listed = listedPages(site);
  const page = listed.includes(chosenPage) ? chosenPage : 'home';
  const language = site.languages.includes(chosenLanguage) ? chosenLanguage : site.defaultLanguage;
  const texts = usePlayerTexts(language);
  if (!isListed(pages.home.path, site)) return <Card title={t('seo.preview')} text={t('seo.unlisted')} />;
  const title = t('seo.preview');
  if (texts === undefined) return <Card title={title} />;
  const playerText = createTranslate(language, texts, site.strings[language]);
  const nameOf = (one: PageName): string | undefined => {
    const { title: key }: Page = pages[one];
    return key !== undefined && hasText(texts, key) ? playerText(key) : undefined;
  };
  const name = page === 'home' ? undefined : nameOf(page);
  const origin = createSiteOrigin(playerUrl ?? undefined)({ merchantCode, host });
  const head = pageHead({
    site,
    revision: 0,
    language,
    path: pages[page].path,
    name,
    description: describePage(playerText, site, name),
    // Without a configured address an unusable placeholder is shown.
    origin: origin ?? `https://${merchantCode}.example`,
  });
  const address = head.links?.canonical ?? '';
  const { lang, dir } = languages[language];
  return (
    <Card title={title} text={t('seo.previewText')}>
      <div className={styles.choices}>
        <AxisSelect
          label={t('seo.page')}
          value={page}
          options={listed.map((value) => ({ value, label: value === 'home' ? site.title : (nameOf(value) ?? value) }))}
          onChange={setPage}
        />
        <AxisSelect
          label={t('axis.language')}
          value={language}
          options={site.languages.map((value) => ({ value, label: languages[value].endonym }))}
          onChange={setLanguage}
        />
      </div>
      <div className={styles.root}>
        <Sample title={t('seo.result')}>
          <Result head={head} address={address} icon={site.favIcon} lang={lang} dir={dir} />
        </Sample>
        <Sample title={t('seo.share')}>
          <div className={styles.share} lang={lang} dir={dir}>
            <SharePicture site={site} page={page} alt={t('seo.picture')} />
            <p className={styles.shareHost}>
              <bdi>{new URL(address).host}</bdi>
            </p>
            <p className={styles.shareTitle}>{head.title}</p>
            <p className={styles.shareText}>{head.description}</p>
          </div>
        </Sample>
      </div>
      {origin === undefined ? <p className={styles.note}>{t('seo.noAddress')}</p> : null}
      {head.title.length > MAX_TITLE ? <p className={styles.note}>{t('seo.longTitle', { most: MAX_TITLE })}</p> : null}
      {head.description.length > MAX_DESCRIPTION ? (
        <p className={styles.note}>{t('seo.longText', { most: MAX_DESCRIPTION })}</p>
      ) : null}
    </Card>
  );
}
