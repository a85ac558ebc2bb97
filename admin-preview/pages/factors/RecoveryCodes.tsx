import { CopyButton } from '../../kit/parts/CopyButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './RecoveryCodes.module.css';

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslate();
  return (
    <div className={styles.root} role="status">
      <p>{t('factors.codesText')}</p>
      <ul className={styles.codes} aria-label={t('factors.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('factors.copyCodes')} />
    </div>
  );
}
