import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import { useLogo } from '#src/site/useLogo.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Logo } from '#src/ui/Logo/Logo.tsx';
import { FormBlocks } from './FormBlocks.tsx';
import type { DialogRegion, Form } from '../routes/pages.ts';

/** The brand with a link to home (REG-02). The link replaces the dialog's entry, so that one step back does not open it again. */
function HomeLogo() {
  const { site } = useSite();
  return (
    <Link to={paths.home} replace aria-label={site.title}>
      <Logo src={useLogo()} title={site.title} height={24} />
    </Link>
  );
}

/** A form as a dialog over home. */
export function FormDialog({ region, title }: Form<DialogRegion>) {
  const t = useText();
  const { forms, backdrop } = useSite().site.theme;
  return (
    <Dialog
      title={t(title)}
      logo={region === 'register' || forms === 'picture' ? <HomeLogo /> : null}
      shape={forms}
      {...(forms === 'picture' && backdrop !== '' ? { picture: backdrop } : {})}
      onClose={useCloseDialog()}
      wayOut={paths.home}
    >
      <FormBlocks region={region} />
    </Dialog>
  );
}
