import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { useMemo } from 'react';
import { commonPasswords } from '#schemas/generated/commonPasswords.js';
import { useText } from '#src/i18n/TextContext.ts';
import styles from './PasswordMeter.module.css';

const estimate = new ZxcvbnFactory({ dictionary: { commonPasswords }, graphs: adjacencyGraphs });

/** Scores of zxcvbn: 0 and 1 are guessed by a script, 2 withstands an online attack, from 3 on a stolen hash does too. */
const strengths = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;

/** Guessing is estimated from the beginning: more would only cost time. */
const LONGEST = 64;

interface PasswordMeterProps {
  readonly password: string;
  /** The player's other input: names make a password easy to guess. */
  readonly names: readonly string[];
}

/** How hard a password is to guess, as a bar and in words. */
export function PasswordMeter({ password, names }: PasswordMeterProps) {
  const t = useText();
  const otherInput = names.join('\n');
  const strength = useMemo(
    () => strengths[estimate.check(password.slice(0, LONGEST), otherInput.split('\n').filter(Boolean)).score],
    [password, otherInput],
  );
  return (
    <span className={styles.root}>
      <span className={styles.meter} data-strength={strength} aria-hidden="true" />
      {t(`password.${strength}`)}
    </span>
  );
}
