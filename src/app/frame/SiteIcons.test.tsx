import { expect, it } from 'vitest';
import { iconSets } from '#schemas/declare/names/iconSets.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SiteIcons } from './SiteIcons.tsx';

const icon = (
  <SiteIcons>
    <Icon name="home" />
  </SiteIcons>
);

it.each(iconSets)('icons are of the set %s where the look chooses it', (set) => {
  const { container } = renderWithSite(icon, { release: { '/template/theme/icons': set } });
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`/${set}[^/]*\\.svg#i-home$`));
});
