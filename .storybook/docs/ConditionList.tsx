import type { ConditionTree } from './conditionText.ts';
import styles from './documentation.module.css';

const heads = { all: 'All of these:', any: 'One of these:' } as const;

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A condition, each of its parts on a line. */
export function ConditionList({ tree }: { readonly tree: ConditionTree }) {
  if (typeof tree === 'string') return <>{sentence(tree)}</>;
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
