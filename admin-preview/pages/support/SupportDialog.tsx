import { useEffect, useRef, useState } from 'react';
import {
  type BundleBody,
  type BundlePart,
  type SupportBundle,
  bundleFileName,
  bundleParts,
  leftOutOfBundles,
} from '#schemas/edges/api/support.schema.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useViewState, usePreviewStore } from '../../preview/frame/PreviewContext.ts';
import type { ViewState } from '../../preview/frame/previewStore.ts';
import { phoneSize } from '../../preview/frame/phoneSize.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { browserName } from '../../kit/session/browserName.ts';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SupportDialog.module.css';
import { canTakePicture, takePicture } from './takePicture.ts';

/** The file lists all of them. */
const REMOVED_SHOWN = 20;

const parts = Object.keys(bundleParts) as BundlePart[]; // the keys of a literal
const isOffered = (part: BundlePart): boolean => part !== 'picture' || canTakePicture();

/** What the frame shows, in words, so that anybody can open the same screen. */
function screenOf(path: string, { phone, isLandscape, ...scenario }: ViewState): BundleBody {
  if (path === '') return {};
  const { browser = '', system = '' } = browserName(navigator.userAgent);
  // The part behind `#` is of no use to a server.
  const [address = '/'] = path.split('#');
  return { screen: { path: address, scenario, ...phoneSize(phone, isLandscape), browser: `${browser} ${system}`.trim() } };
}

/** What the file holds, and what it never does. */
function BundleContents() {
  const t = useTranslate();
  return (
    <>
      <section>
        <h3 className={styles.heading}>{t('support.in')}</h3>
        <ul className={styles.list}>
          {parts.filter(isOffered).map((part) => (
            <li key={part}>{t(`support.part.${part}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{t('support.notIn')}</h3>
        <ul className={styles.list}>
          {leftOutOfBundles.map((kind) => (
            <li key={kind}>{t(`support.leftOut.${kind}`)}</li>
          ))}
          {canTakePicture() ? null : <li>{t('support.noPicture')}</li>}
        </ul>
      </section>
    </>
  );
}

/** What the server has taken out of a bundle. */
function RemovedList({ removed }: Pick<SupportBundle, 'removed'>) {
  const t = useTranslate();
  return (
    <section>
      <h3 className={styles.heading}>{t('support.removed', { count: removed.length })}</h3>
      <p className={styles.text}>{t('support.removedText')}</p>
      <ul className={styles.list}>
        {removed.slice(0, REMOVED_SHOWN).map(({ pointer, kind }) => (
          <li key={`${pointer} ${kind}`}>
            {t(`support.removed.${kind}`)}: <code className={styles.pointer}>{pointer}</code>
          </li>
        ))}
      </ul>
      {removed.length > REMOVED_SHOWN ? (
        <p className={styles.text}>{t('support.removedMore', { count: removed.length - REMOVED_SHOWN })}</p>
      ) : null}
    </section>
  );
}

/** Downloads a support bundle, after listing what it contains and what it leaves out. */
export function SupportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const preview = usePreviewStore();
  const viewState = useViewState();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { attempt, fault, isBusy } = useAttempt();
  const [wantsPicture, setWantsPicture] = useState(false);
  /** While the picture is taken, the dialog would be on it. */
  const [isAway, setIsAway] = useState(false);
  const [saved, setSaved] = useState('');
  /** A bundle from which something was removed waits for the operator to have seen what. */
  const [made, setMade] = useState<SupportBundle>();
  const result = useRef<HTMLDivElement>(null);
  // It is the last of a long text, and below the end of what low windows show.
  useEffect(() => {
    if (made !== undefined || saved !== '') result.current?.scrollIntoView({ block: 'nearest' });
  }, [made, saved]);

  function save(bundle: SupportBundle): void {
    const name = bundleFileName(bundle);
    saveFile(name, new Blob([`${JSON.stringify(bundle, null, 2)}\n`], { type: 'application/json' }));
    setMade(undefined);
    setSaved(t(wantsPicture && bundle.picture === null ? 'support.doneWithoutPicture' : 'support.done', { name }));
  }

  const download = () =>
    attempt(async () => {
      const { element, channel } = preview.getState();
      const phone = wantsPicture ? element : null;
      // First of all: browsers ask only right after a press.
      const picture = phone && (await takePicture(phone, () => setIsAway(true)));
      setIsAway(false);
      const answer = await api.supportBundle({ code: merchantCode, body: screenOf(channel.path, viewState) });
      const bundle = { ...answer, picture: picture ?? null };
      if (bundle.removed.length > 0) setMade(bundle);
      else save(bundle);
    });

  return (
    <WideDialog title={t('support.open')} isAway={isAway} onClose={onClose}>
      <p className={styles.text}>{t('support.text')}</p>
      <BundleContents />
      {canTakePicture() ? (
        <Checkbox checked={wantsPicture} onChange={({ target }) => setWantsPicture(target.checked)}>
          {t('support.addPicture')}
        </Checkbox>
      ) : null}
      <div ref={result} className={styles.result} role="status">
        {made ? <RemovedList removed={made.removed} /> : null}
        <p className={styles.saved}>{saved}</p>
      </div>
      <DialogFoot
        fault={fault}
        submitLabel={t(made ? 'support.downloadRest' : 'support.download')}
        isBusy={isBusy}
        onSubmit={() => (made ? save(made) : void download())}
        onClose={onClose}
      />
    </WideDialog>
  );
}
