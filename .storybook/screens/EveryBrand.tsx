import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { SeenName } from '../../admin-preview/frame/frameScreens.ts';
import { type Brand, brands } from '../brands.ts';
import { storyAddress } from '../docs/storyAddress.ts';
import { Foundation } from '../foundations/Foundation.tsx';
import { phone } from '../phone.ts';
import styles from './EveryBrand.module.css';

interface EveryBrandProps {
  readonly screen: SeenName;
  /** What the toolbar says. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** One screen in every brand, each in a phone of its own. */
export function EveryBrand({ screen, globals }: EveryBrandProps) {
  const names = Object.keys(brands) as Brand[]; // the keys of a literal
  const id = toId('screens', storyNameFromExport(screen));
  return (
    <Foundation title="A screen in every brand" lead="Choose the screen below, and visitor, language and look in the toolbar.">
      <ul className={styles['phones']}>
        {names.map((brand) => (
          <li key={brand}>
            <h2 className={styles['name']}>{brands[brand].title}</h2>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook, which needs its scripts and its origin */}
            <iframe
              className={styles['phone']}
              src={storyAddress(id, { ...globals, brand })}
              title={brands[brand].title}
              width={phone.width}
              height={phone.height}
            />
          </li>
        ))}
      </ul>
    </Foundation>
  );
}
