import { useServiceLinks } from '#src/features/service/useServiceLinks.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { ActionRow, OutsideRow } from './rows.tsx';

/** Opens every way to reach customer service. */
function ServiceRow() {
  const openOverlay = useSiteState((state) => state.openOverlay);
  return (
    <ActionRow
      icon="team"
      title="messages.affiliate"
      note="messages.affiliateNote"
      opensDialog
      onPress={() => openOverlay('service')}
    />
  );
}

/** Leads to the entry that the merchant has named, while the platform has it. */
function NamedRow({ entry }: { readonly entry: string }) {
  const t = useText();
  const { links } = useServiceLinks();
  const named = links?.find(({ title }) => title.trim().toLowerCase() === entry.trim().toLowerCase());
  if (!named) return <ServiceRow />;
  return <OutsideRow href={named.href} icon="team" title={t('messages.affiliate')} note="messages.affiliateNote" />;
}

/** The affiliate service: a customer-service entry, else the list of all (MSG-06, MSG-08). */
export const AffiliateRow = ({ entry }: { readonly entry: string }) =>
  entry.trim() === '' ? <ServiceRow /> : <NamedRow entry={entry} />;
