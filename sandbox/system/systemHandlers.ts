import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { SystemStatus } from '#schemas/declare/names/statusGate.ts';
import type { Database } from '#server/store/database/Database.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { countriesOf } from './countries.ts';
import { homeOf } from './homeOf.ts';
import { registerSettingsAnswer, templateAnswer, whitelabelAnswer } from './releaseAnswers.ts';
import { serviceLink } from './serviceLink.ts';
import { findMerchant, serviceEntries } from './systemQueries.ts';

type SystemHandlers = Pick<
  Handlers,
  'template' | 'settings' | 'whitelabel' | 'registerSettings' | 'domainRoute' | 'status' | 'countries' | 'service'
>;

/** The status for the gate. The visitor's address is part of the answer only where the page shows it. */
async function statusAnswer(db: Database, { merchantCode, ip }: CallContext): Promise<SystemStatus> {
  const merchant = await findMerchant(db, merchantCode);
  if (!merchant) return { status: 0 };
  const { status, maintenance, regionRestricted } = merchant;
  const isOpen = status === 0 && !maintenance && !regionRestricted;
  return isOpen ? { status } : { status, maintenance, regionRestricted, ip };
}

/** Settings of the platform: the merchant's own, else those of its home market. */
export async function settingsAnswer(
  db: Database,
  { merchantCode, site }: Pick<CallContext, 'merchantCode' | 'site'>,
): Promise<SettingsAnswer> {
  const merchant = await findMerchant(db, merchantCode);
  return { currency: homeOf(site).currency, ...merchant?.settings, switches: { ...site.full.switches } };
}

/** Template, switches and register settings come from the live release; the rest from the sandbox's own tables. */
export const systemHandlers = (db: Database): SystemHandlers => ({
  template: ({ site }) => templateAnswer(site),
  settings: (context) => settingsAnswer(db, context),
  whitelabel: ({ site }) => whitelabelAnswer(site),
  registerSettings: ({ site }) => registerSettingsAnswer(site),
  domainRoute: () => [], // its pictures are the site's own
  status: (context) => statusAnswer(db, context),
  countries: ({ site }) => countriesOf(site),
  service: async ({ merchantCode, site }) => {
    const { serviceCipher } = site.full.template.behaviour.platform;
    return (await serviceEntries(db, merchantCode)).map(({ title, url }) => ({ title, path: serviceLink(url, serviceCipher) }));
  },
});
