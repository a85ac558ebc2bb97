import { paymentKinds } from '#schemas/declare/names/behaviourWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './CompanyMarks.module.css';

interface CompanyMarksProps {
  /** States the age limit. */
  readonly age: boolean;
}

const isKind = (name: string): name is (typeof paymentKinds)[number] => paymentKinds.some((kind) => kind === name);

/** Identifies the operating company: payment methods, age limit and licence, as far as the merchant has set them. */
export function CompanyMarks({ age }: CompanyMarksProps) {
  const t = useText();
  const { ageLimit, behaviour } = useSite().site;
  const { payments, licence } = behaviour.company;
  return (
    <>
      {payments.length === 0 ? null : (
        <ul className={styles.payments} aria-label={t('home.payments')}>
          {payments.map((name) => (
            <li key={name}>{isKind(name) ? t(`payments.${name}`) : name}</li>
          ))}
        </ul>
      )}
      {age ? (
        <p className={styles.age}>
          <span className={styles.mark} aria-hidden="true">
            <bdi>{ageLimit}+</bdi>
          </span>
          {t('home.age', { age: ageLimit })}
        </p>
      ) : null}
      {licence === '' ? null : <p className={styles.licence}>{licence}</p>}
    </>
  );
}
