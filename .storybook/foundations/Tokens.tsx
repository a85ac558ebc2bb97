import { type CSSProperties, type ReactNode, useState } from 'react';
import tokens from '#src/ui/tokens.css?raw'; // as it is written: a build would shorten the values
import { themeCss } from '#src/site/themeCss.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Foundation } from './Foundation.tsx';
import styles from './foundations.module.css';
import { type Token, tokensIn } from './tokensIn.ts';

/** Tokens of every brand, then those that the brand of the toolbar sets by its look. */
function useTokens(...prefixes: readonly string[]): readonly Token[] {
  const { site } = useSite();
  return tokensIn(tokens + themeCss(site), ...prefixes);
}

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly sample: (token: Token) => ReactNode;
}

const TokenList = ({ tokens: listed, sample }: TokenListProps) => (
  <dl className={styles['tokens']}>
    {listed.map((token) => (
      <div key={token.name} className={styles['token']}>
        <dt>
          <code>{token.name}</code>
        </dt>
        <dd className={styles['value']}>{token.value}</dd>
        <dd>{sample(token)}</dd>
      </div>
    ))}
  </dl>
);

const PANGRAM = 'Sphinx of black quartz, judge my vow. 0123456789';

export const TypeScale = () => (
  <Foundation title="Type" lead="Sizes follow the text size of the visitor’s browser. Headings use the brand’s typeface.">
    <TokenList
      tokens={useTokens('text-')}
      sample={({ name }) => (
        <>
          <p style={{ fontSize: `var(${name})` }}>{PANGRAM}</p>
          <p style={{ fontSize: `var(${name})`, fontFamily: 'var(--font-heading)', fontWeight: 700 }}>{PANGRAM}</p>
        </>
      )}
    />
    <section>
      <h2 className={styles['heading']}>Line heights</h2>
      <TokenList
        tokens={useTokens('leading')}
        sample={({ name }) => <p style={{ lineHeight: `var(${name})`, maxInlineSize: '22ch' }}>{PANGRAM}</p>}
      />
    </section>
  </Foundation>
);

export const Spacing = () => (
  <Foundation title="Spacing" lead="Steps for all brands, the room that the brand’s density sets, and fixed sizes.">
    <TokenList
      tokens={useTokens('space-', 'gutter', 'size-')}
      sample={({ name }) => <span className={styles['bar']} style={{ inlineSize: `var(${name})` }} />}
    />
  </Foundation>
);

export const Corners = () => (
  <Foundation title="Corners and shadows" lead="The brand sets how round cards and buttons are; the others follow.">
    <TokenList
      tokens={useTokens('radius-')}
      sample={({ name }) => <span className={styles['box']} style={{ borderRadius: `var(${name})` }} />}
    />
    <section>
      <h2 className={styles['heading']}>Shadows</h2>
      <TokenList
        tokens={useTokens('shadow-')}
        sample={({ name }) => <span className={styles['box']} style={{ boxShadow: `var(${name})` }} />}
      />
    </section>
  </Foundation>
);

/** What moves takes this long; a visitor who asks for less motion sees none. */
export function Motion() {
  const [isMoved, setIsMoved] = useState(false);
  const move = (name: string): CSSProperties => ({ transitionDuration: `var(${name})` });
  return (
    <Foundation title="Motion" lead="Two durations and one curve. Where a visitor asks for less motion, both durations are 0.">
      <div>
        <Button onClick={() => setIsMoved((before) => !before)}>Play</Button>
      </div>
      <TokenList
        tokens={useTokens('fast', 'calm')}
        sample={({ name }) => (
          <span className={styles['track']}>
            <span className={styles['dot']} data-moved={isMoved || undefined} style={move(name)} />
          </span>
        )}
      />
      <TokenList tokens={useTokens('ease', 'press-delay')} sample={() => null} />
    </Foundation>
  );
}
