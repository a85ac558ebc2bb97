import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { brands } from '../brands.ts';
import { brandSheet } from './brandSheet.ts';
import { Foundation } from './Foundation.tsx';
import styles from './foundations.module.css';

interface BrandSampleProps {
  readonly brand: string;
  readonly site: Site;
  readonly mode: ThemeMode;
}

function BrandSample({ brand, site: { theme, title }, mode }: BrandSampleProps) {
  return (
    <div className={styles['sample']} data-brand={brand} data-theme={mode}>
      <div className={styles['sampleBar']}>
        <Logo src={mode === 'light' && theme.logoLight !== '' ? theme.logoLight : theme.logo} title={title} height={28} />
        <Badge>New</Badge>
      </div>
      <SectionHeading id={`${brand}-${mode}`} title="Hot games" icon="hot" look={theme.headings} />
      <div className={styles['sampleCard']}>
        <p>Text on a card</p>
        <p className={styles['muted']}>Muted text on a card</p>
      </div>
      <div className={styles['sampleRow']}>
        <ChipButton icon="LIVE" pressed>
          Live
        </ChipButton>
        <ChipButton icon="SPORTS" pressed={false}>
          Sports
        </ChipButton>
      </div>
      <div className={styles['sampleRow']}>
        <Button>Sign up</Button>
        <Button variant="soft">Log in</Button>
        <Button variant="accent">Deposit</Button>
      </div>
    </div>
  );
}

/** The same few parts in every brand, dark and light. */
export function Brands() {
  const shipped = [...brands];
  return (
    <Foundation
      title="Brands side by side"
      lead="The same parts in every brand. Colours, corners, typeface and density come from each release."
    >
      <style>{shipped.map(([brand, site]) => brandSheet(brand, site)).join('')}</style>
      {shipped.map(([brand, site]) => (
        <section key={brand}>
          <h2 className={styles['heading']}>{site.title}</h2>
          <div className={styles['samples']}>
            {themeModes.map((mode) => (
              <BrandSample key={mode} brand={brand} site={site} mode={mode} />
            ))}
          </div>
        </section>
      ))}
    </Foundation>
  );
}
