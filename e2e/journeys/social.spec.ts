import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { CLIENT_ID, startOidcProvider } from '../fixtures/oidcProvider.ts';
import { accountOf } from '../fixtures/member.ts';
import { publishChange } from '../fixtures/publish.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const [brand, language] = ['sahara', 'AR'] as const;

test('a guest turns back at a provider, comes again, and is a member', async ({
  ownServer: { port },
  openSite,
  page,
  request,
  faults,
}) => {
  const provider = await startOidcProvider(siteAddress(port, brand, '/m/social/google'));
  await publishChange(request, port, brand, ({ template, ...rest }) => ({
    ...rest,
    template: {
      ...template,
      behaviour: { ...template.behaviour, social: { google: { issuer: provider.issuer, clientId: CLIENT_ID } } },
    },
    switches: { ...rest.switches, GOOGLELOGIN3: '1' },
  }));

  for (const path of ['/m/login', '/m/register'] as const) {
    await openSite({ brand, path, port, language });
    await hydrate(page);
    await page.getByRole('button', { name: /Google/ }).click();
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    if (path === '/m/register') break;
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/m\/social\/google/);
  }
  forgiveRefusals(faults);

  await page.getByRole('button', { name: 'Continue as mei' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(accountOf(page, language)).toHaveAccessibleName(/google\w+|Player mei/);
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toContain('"userName":"google');
  await provider.close();
});
