import type { Colleague } from '#schemas/edges/api/events.schema.ts';
import { PopoverButton } from '../../kit/parts/PopoverButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { colleagueSentence } from './colleagueSentence.ts';
import styles from './Colleagues.module.css';

/** How many have a mark of their own; the others are a number. A phone has room for one mark, so there several are a number. */
const SHOWN = 3;

/** Which of the colours a name has: the same one everywhere. */
const toneOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;

/** Other operators who have this merchant open: their initials, and behind them who is where. */
export function Colleagues({ people }: { readonly people: readonly Colleague[] }) {
  const t = useTranslate();
  if (people.length === 0) return null;
  const all = people.map((each) => colleagueSentence(t, each)).join('; ');
  return (
    <PopoverButton
      label={all}
      className={styles.marks}
      face={
        <>
          {people.slice(0, SHOWN).map(({ name }) => (
            <span key={name} className={styles.mark} data-tone={toneOf(name)} aria-hidden>
              {name.slice(0, 1).toUpperCase()}
            </span>
          ))}
          {people.length > SHOWN ? (
            <span className={styles.rest} aria-hidden>
              +{people.length - SHOWN}
            </span>
          ) : null}
          {people.length > 1 ? (
            <span className={styles.countOnPhone} aria-hidden>
              {people.length}
            </span>
          ) : null}
        </>
      }
    >
      <ul className={styles.list}>
        {people.map((each) => (
          <li key={each.name}>{colleagueSentence(t, each)}</li>
        ))}
      </ul>
    </PopoverButton>
  );
}
