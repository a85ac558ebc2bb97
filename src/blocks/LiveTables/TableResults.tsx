import type { TableResult } from '#schemas/declare/platform/sports.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Tables.module.css';

/** Screen readers are told of so many; the others are seen at a glance only. */
const SPOKEN = 5;

/** The last results of a table, newest first; the line stays free where it has none. */
export function TableResults({ results }: { readonly results: readonly TableResult[] }) {
  const t = useText();
  const wordOf = ({ text, tone }: TableResult) => (tone === 'plain' ? text : t(`table.${tone}`, { text }));
  return (
    <span className={styles.results}>
      {results.length > 0 ? (
        <VisuallyHidden>{t('table.results', { results: results.slice(0, SPOKEN).map(wordOf).join(', ') })}</VisuallyHidden>
      ) : null}
      {results.map((result, place) => (
        <bdi key={place} className={styles.result} data-tone={result.tone} aria-hidden="true">
          {result.text}
        </bdi>
      ))}
    </span>
  );
}
