import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { isThisMachine } from '../../kit/parts/isThisMachine.ts';
import { QrCode } from '../../kit/parts/QrCode.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './PhoneUpload.module.css';

/** Opens the library on a phone, whose camera and pictures go into it there. */
export function PhoneUpload({ onDone }: { readonly onDone: () => void }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const { href, hostname } = location;

  function close() {
    setIsOpen(false);
    onDone(); // what the phone has added
  }

  return (
    <div className={styles.root}>
      <Button size="small" variant="soft" onClick={() => setIsOpen(true)}>
        <Iconed icon={<Smartphone size={16} aria-hidden />}>{say('media.phone')}</Iconed>
      </Button>
      {isOpen ? (
        <Dialog title={say('media.phone')} onClose={close}>
          <div className={styles.content}>
            {isThisMachine(hostname) ? (
              <p role="note">{say('media.phoneLocal')}</p>
            ) : (
              <>
                <p>{say('media.phoneText')}</p>
                <QrCode text={href} label={say('media.phoneCode')} />
                <CopyField label={say('media.phoneAddress')} value={href} copyLabel={say('media.phoneCopy')} />
              </>
            )}
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
