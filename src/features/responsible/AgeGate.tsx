import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { languages } from '#schemas/declare/languages/languages.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Backdrop } from '#src/site/Backdrop.tsx';
import { rememberChoice } from '#src/site/rememberChoice.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import styles from './AgeGate.module.css';

/** Where visitors who are too young are led: a fragment, so that it works without scripts and the way back is one step. */
const LEFT = 'age-left';

function Languages() {
  const t = useText();
  const { site } = useSite();
  const current = useSiteState((state) => state.language);
  const others = site.languages.filter((language) => language !== current);
  return others.length === 0 ? null : (
    <ul className={styles.languages} aria-label={t('menu.language')}>
      {others.map((language) => (
        <li key={language}>
          <a
            className={styles.language}
            href={`?lang=${language}`}
            lang={languages[language].lang}
            dir={languages[language].dir}
            hrefLang={languages[language].lang}
          >
            {languages[language].endonym}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * Covers the page until the visitor confirms the age limit. Its links work without scripts: the server stores the answer in a cookie and renders
 * the next page without the gate. A visitor who leaves gets a message and can come back.
 */
export function AgeGate() {
  const t = useText();
  const { site, store } = useSite();
  const logo = useLogo();
  const { search } = useLocation();
  const confirmAge = useSiteState((state) => state.confirmAge);
  const age = String(site.ageLimit);
  const query = new URLSearchParams(search);
  query.set('age', age);

  function onConfirm(event: MouseEvent) {
    event.preventDefault();
    void rememberChoice('age', age);
    confirmAge();
    store.getState().closeOverlay('ageGate'); // in a preview it is an overlay
  }

  return (
    <dialog open className={styles.root} aria-modal="true" aria-labelledby="age-title" aria-describedby="age-text">
      <Backdrop />
      <Logo src={logo} title={site.title} height={36} />
      {/* Before the question, which its style hides while this is the target of the address. */}
      <section className={styles.left} id={LEFT} tabIndex={-1} aria-labelledby="age-left-title">
        <h2 className={styles.title} id="age-left-title">
          {t('age.left.title')}
        </h2>
        <p className={styles.text}>{t('age.left.text', { age })}</p>
        <a className={styles.leave} href="#age-title">
          {t('age.left.back')}
        </a>
      </section>
      <section className={styles.question}>
        <p className={styles.limit} aria-hidden="true">
          <bdi>{`${age}+`}</bdi>
        </p>
        <h2 className={styles.title} id="age-title">
          {t('age.title', { age })}
        </h2>
        <p className={styles.text} id="age-text">
          {t('age.text', { age })}
        </p>
        <div className={styles.choices}>
          <ButtonLink block size="large" to={`?${query.toString()}`} reloadDocument onClick={onConfirm}>
            {t('age.confirm', { age })}
          </ButtonLink>
          <a className={styles.leave} href={`#${LEFT}`}>
            {t('age.leave')}
          </a>
        </div>
      </section>
      <Languages />
    </dialog>
  );
}
