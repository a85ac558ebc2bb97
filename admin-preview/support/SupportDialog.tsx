import { useState } from 'react';
import { type BundleBody, type BundlePart, bundleFileName, bundleParts, leftOutOfBundles } from '#schemas/api/support.schema.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
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
import { canTakePicture, takePicture } from './takePicture.ts';

const parts = Object.keys(bundleParts) as BundlePart[]; // the keys of a literal
const isOffered = (part: BundlePart): boolean => part !== 'picture' || canTakePicture();

/** What the frame shows, in words, so that anybody can open the same screen. */
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
  const [wantsPicture, setWantsPicture] = useState(false);
  /** While the picture is taken, the dialog would be on it. */
  const [isAway, setIsAway] = useState(false);
  const [saved, setSaved] = useState('');

  const download = () =>
    attempt(async () => {
      const phone = wantsPicture ? link.element() : undefined;
      // First of all: browsers ask only right after a press.
      const picture = phone && (await takePicture(phone, () => setIsAway(true)));
      setIsAway(false);
      const bundle = await api.supportBundle({ code: merchantCode, body: screenOf(link) });
      const name = bundleFileName(bundle);
      saveFile(name, `${JSON.stringify({ ...bundle, picture: picture ?? null }, null, 2)}\n`);
      setSaved(say(wantsPicture && picture === undefined ? 'support.doneWithoutPicture' : 'support.done', { name }));
    });

  return (
    <WideDialog title={say('support.open')} isAway={isAway} onClose={onClose}>
      <p className={styles.text}>{say('support.text')}</p>
      <section>
        <h3 className={styles.heading}>{say('support.in')}</h3>
        <ul className={styles.list}>
          {parts.filter(isOffered).map((part) => (
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
          {canTakePicture() ? null : <li>{say('support.noPicture')}</li>}
        </ul>
      </section>
      {canTakePicture() ? (
        <Checkbox checked={wantsPicture} onChange={({ target }) => setWantsPicture(target.checked)}>
          {say('support.addPicture')}
        </Checkbox>
      ) : null}
      <p className={styles.saved} role="status">
        {saved}
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
