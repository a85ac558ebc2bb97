import { CopyButton } from '../../kit/parts/CopyButton.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './RecoveryCodes.module.css';

/** New recovery codes, which are shown only now. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const say = useSay();
  return (
    <div className={styles.root} role="status">
      <p>{say('factors.codesText')}</p>
      <ul className={styles.codes} aria-label={say('factors.codes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={say('factors.copyCodes')} />
    </div>
  );
}
