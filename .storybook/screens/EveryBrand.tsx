import { useState } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { SeenName } from '../../admin-preview/preview/frame/frameScreens.ts';
import { brands } from '../brands.ts';
import { storyAddress } from '../docs/storyAddress.ts';
import { Foundation } from '../foundations/Foundation.tsx';
import { phone } from '../phone.ts';
import styles from './EveryBrand.module.css';

interface EveryBrandProps {
  readonly screen: SeenName;
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What Storybook gives the body of a page once a story is drawn, or has failed. */
const DRAWN = /\bsb-show-(?:main|errordisplay|nopreview)\b/;

/** Calls back once a page of this Storybook shows its story. */
function whenDrawn({ contentDocument }: HTMLIFrameElement, call: () => void): void {
  const body = contentDocument?.body;
  if (body === undefined || DRAWN.test(body.className)) return call();
  const observer = new MutationObserver(() => {
    if (!DRAWN.test(body.className)) return;
    observer.disconnect();
    call();
  });
  observer.observe(body, { attributeFilter: ['class'] });
}

interface PhonesProps {
  readonly screens: readonly { readonly brand: string; readonly title: string; readonly address: string }[];
}

/** One phone after another: the first loads what all of them show, and none waits for six at once. */
function Phones({ screens }: PhonesProps) {
  const [drawn, setDrawn] = useState(0);
  return (
    <ul className={styles['phones']} aria-busy={drawn < screens.length}>
      {screens.map(({ brand, title, address }, index) => (
        <li key={brand}>
          <h2 className={styles['name']}>{title}</h2>
          <div className={styles['phone']} style={{ inlineSize: phone.width, blockSize: phone.height }}>
            {index <= drawn ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, which needs its scripts and its origin
              <iframe
                className={styles['frame']}
                src={address}
                title={title}
                onLoad={({ currentTarget }) => whenDrawn(currentTarget, () => setDrawn((count) => Math.max(count, index + 1)))}
              />
            ) : null}
            {index < drawn ? null : <p className={styles['waiting']}>{index === drawn ? 'Loading …' : 'Comes next'}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One screen in every brand, each in a phone of its own. */
export function EveryBrand({ screen, globals }: EveryBrandProps) {
  const id = toId('screens', storyNameFromExport(screen));
  const screens = [...brands].map(([brand, { title }]) => ({ brand, title, address: storyAddress(id, { ...globals, brand }) }));
  return (
    <Foundation title="A screen in every brand" lead="Choose the screen below, and visitor, language and look in the toolbar.">
      <Phones key={screens.map(({ address }) => address).join(' ')} screens={screens} />
    </Foundation>
  );
}
