import { useState } from 'react';
import { type BundleBody, type BundlePart, bundleFileName, bundleParts, leftOutOfBundles } from '#schemas/api/support.schema.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import type { FrameLink } from '../frame/frameLink.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { phoneSize } from '../frame/phoneSize.ts';
import { DialogFoot } from '../parts/DialogFoot.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { browserName } from '../session/browserName.ts';
import { WideDialog } from '../parts/WideDialog.tsx';
import { useSay } from '../texts/say.ts';
import styles from './SupportDialog.module.css';

const parts = Object.keys(bundleParts) as BundlePart[]; // the keys of a literal

/** What the frame shows, in words: the page is of another host, so no picture of it can be drawn here. */
function screenOf(link: FrameLink): BundleBody {
  const [look, path] = [link.shownLook(), link.shownPath()];
  if (look === undefined || path === undefined) return {};
  const { phone, isLandscape = false, ...scenario } = look;
  const { browser = '', system = '' } = browserName(navigator.userAgent);
  // The part behind `#` is of no use to a server.
  const [address = '/'] = path.split('#');
  return { screen: { path: address, scenario, ...phoneSize(phone, isLandscape), browser: `${browser} ${system}`.trim() } };
}

/** Downloads one file for the team that supports the product, after it has said what is in it and what is not. */
export function SupportDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { api } = useWorkplace();
  const link = useFrameLink();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { attempt, fault, isBusy } = useAttempt();
  const [saved, setSaved] = useState('');

  const download = () =>
    attempt(async () => {
      const bundle = await api.supportBundle({ code: merchantCode, body: screenOf(link) });
      const name = bundleFileName(bundle);
      saveFile(name, `${JSON.stringify(bundle, null, 2)}\n`);
      setSaved(name);
    });

  return (
    <WideDialog title={say('support.open')} onClose={onClose}>
      <p className={styles.text}>{say('support.text')}</p>
      <section>
        <h3 className={styles.heading}>{say('support.in')}</h3>
        <ul className={styles.list}>
          {parts.map((part) => (
            <li key={part}>{say(`support.part.${part}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{say('support.notIn')}</h3>
        <ul className={styles.list}>
          {leftOutOfBundles.map((kind) => (
            <li key={kind}>{say(`support.leftOut.${kind}`)}</li>
          ))}
        </ul>
      </section>
      <p className={styles.saved} role="status">
        {saved === '' ? null : say('support.done', { name: saved })}
      </p>
      <DialogFoot
        fault={fault}
        submitLabel={say('support.download')}
        isBusy={isBusy}
        onSubmit={() => void download()}
        onClose={onClose}
      />
    </WideDialog>
  );
}
