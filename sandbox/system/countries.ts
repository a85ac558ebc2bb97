import type { CountriesAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { homeOf } from './homeOf.ts';

/** ISO code, English name and dialling code, by name. */
const table = `AR Argentina 54|AU Australia 61|AT Austria 43|BH Bahrain 973|BD Bangladesh 880|BE Belgium 32|BR Brazil 55|BN Brunei 673|KH Cambodia 855|CA Canada 1|CL Chile 56|CN China 86|CO Colombia 57|CZ Czechia 420|DK Denmark 45|EG Egypt 20|FI Finland 358|FR France 33|DE Germany 49|GR Greece 30|HK Hong Kong 852|HU Hungary 36|IN India 91|ID Indonesia 62|IE Ireland 353|IT Italy 39|JP Japan 81|JO Jordan 962|KE Kenya 254|KW Kuwait 965|LA Laos 856|LB Lebanon 961|MO Macao 853|MY Malaysia 60|MX Mexico 52|MN Mongolia 976|MA Morocco 212|MM Myanmar 95|NP Nepal 977|NL Netherlands 31|NZ New Zealand 64|NG Nigeria 234|NO Norway 47|OM Oman 968|PK Pakistan 92|PE Peru 51|PH Philippines 63|PL Poland 48|PT Portugal 351|QA Qatar 974|RO Romania 40|SA Saudi Arabia 966|SG Singapore 65|ZA South Africa 27|KR South Korea 82|ES Spain 34|LK Sri Lanka 94|SE Sweden 46|CH Switzerland 41|TW Taiwan 886|TH Thailand 66|TN Tunisia 216|TR Turkey 90|UA Ukraine 380|AE United Arab Emirates 971|GB United Kingdom 44|US United States 1|VN Vietnam 84`;

const countries: CountriesAnswer = table.split('|').map((row) => {
  const words = row.split(' ');
  return { code: words[0] ?? '', name: words.slice(1, -1).join(' '), dialingCode: words.at(-1) ?? '' };
});

/** The countries of a merchant's players by name, the most common one first: pickers preset the first entry. */
export function countriesOf(site: LiveSite): CountriesAnswer {
  const home = homeOf(site).country;
  const chosen = site.full.template.behaviour.verification.countries;
  return countries
    .filter(({ code }) => chosen.length === 0 || chosen.includes(code))
    .toSorted((a, b) => Number(b.code === home) - Number(a.code === home));
}
