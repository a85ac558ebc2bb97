import type { Problem } from '#schemas/base/json/problem.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import styles from './BlockFault.module.css';

interface BlockFaultProps {
  readonly placed: SiteBlock;
  readonly problems?: readonly Problem[];
  readonly error?: unknown;
}

/** In the preview a card that says which block is at fault and where; on a live page nothing at all. */
export function BlockFault({ placed, problems = [], error }: BlockFaultProps) {
  const { mode } = useSite();
  const t = useText();
  if (mode === 'live') return null;
  return (
    <section className={styles.root} role="note" data-pointer={placed.pointer}>
      <h2 className={styles.title}>{t('fault.block', { block: placed.block })}</h2>
      <code className={styles.pointer}>{placed.pointer}</code>
      {problems.map(({ code, pointer, params }) => (
        <p key={code + pointer}>
          {code} {pointer} {JSON.stringify(params)}
        </p>
      ))}
      {error === undefined ? null : <p>{error instanceof Error ? error.message : String(error)}</p>}
    </section>
  );
}
