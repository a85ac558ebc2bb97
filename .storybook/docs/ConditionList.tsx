import type { ConditionTree } from './conditionText.ts';
import styles from './documentation.module.css';

const heads = { all: 'All of these:', any: 'One of these:' } as const;

/** A condition, each of its parts on a line. */
export function ConditionList({ tree }: { readonly tree: ConditionTree }) {
  if (typeof tree === 'string') return <>{tree}</>;
  return (
    <>
      {heads[tree.holds]}
      <ul className={styles['conditions']}>
        {tree.parts.map((part, index) => (
          <li key={index}>
            <ConditionList tree={part} />
          </li>
        ))}
      </ul>
    </>
  );
}
