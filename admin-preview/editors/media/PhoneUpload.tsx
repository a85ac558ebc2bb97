import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { isThisMachine } from '../../kit/parts/isThisMachine.ts';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PhoneUpload.module.css';

/** Opens the library on a phone, whose camera and pictures go into it there. */
export function PhoneUpload({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const { href, hostname } = location;

  function close() {
    setIsOpen(false);
    onDone(); // what the phone has added
  }

  return (
    <div className={styles.root}>
      <Button size="small" variant="soft" onClick={() => setIsOpen(true)}>
        <Iconed icon={<Smartphone size={16} aria-hidden />}>{t('media.phone')}</Iconed>
      </Button>
      {isOpen ? (
        <Dialog title={t('media.phone')} onClose={close}>
          <div className={styles.content}>
            {isThisMachine(hostname) ? (
              <p role="note">{t('media.phoneLocal')}</p>
            ) : (
              <>
                <p>{t('media.phoneText')}</p>
                <QrCode text={href} label={t('media.phoneCode')} />
                <CopyField label={t('media.phoneAddress')} value={href} copyLabel={t('media.phoneCopy')} />
              </>
            )}
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
