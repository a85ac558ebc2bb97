import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { webManifest } from './webManifest.ts';

const siteWith = (parameters: Readonly<Record<string, string>>) =>
  resolveSite({ schemaVersion: 5, template: { templateId: 'T', merchantCode: 'aurora', version: 'base', parameters } }).site;

it('names the site, its first language and its colours', () => {
  const site = siteWith({ title: 'Sahara Nights', language: 'AR,EN', default_language: 'AR' });
  expect(webManifest(site)).toMatchObject({
    name: 'Sahara Nights',
    lang: 'ar',
    dir: 'rtl',
    theme_color: site.theme.dark.background,
  });
  expect(webManifest(site)).not.toHaveProperty('short_name');
});

it.each([
  [{ image_app_icon: '/icon.png', image_fav_icon: '/tab.svg' }, ['/icon.png any', '/icon.png maskable', '/tab.svg any']],
  [{ image_app_icon: '', image_fav_icon: '/tab.svg' }, ['/tab.svg any']],
  [{ image_app_icon: '', image_fav_icon: '' }, []],
])('of %j are the icons %j', (parameters, icons) => {
  expect(webManifest(siteWith(parameters)).icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual(icons);
});
