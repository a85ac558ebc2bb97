import { Crop, Replace, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { PictureView } from '#schemas/api/media.schema.ts';
import { mediaAddress } from '#schemas/media/mediaAddress.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { Iconed } from '../parts/Iconed.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { addressOf } from '../route/route.ts';
import { canEdit } from '../session/canEdit.ts';
import { sectionOf } from '../settings/sections.ts';
import { useSay } from '../texts/say.ts';
import { useBytes } from '../texts/useBytes.ts';
import { useMoments } from '../texts/useMoments.ts';
import { changesText } from './changesText.ts';
import { CropDialog } from './CropDialog.tsx';
import styles from './PictureDialog.module.css';
import { PictureGrid } from './PictureGrid.tsx';
import { PictureThumb } from './PictureThumb.tsx';
import { settingsWith } from './pictureUses.ts';

interface PictureDialogProps {
  readonly picture: PictureView;
  /** Of the whole library: another one may take its place. */
  readonly pictures: readonly PictureView[];
  readonly onChanged: () => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** What is known of one picture, and what can be done with it. */
export function PictureDialog({ picture, pictures, onChanged, onOpen, onClose }: PictureDialogProps) {
  const say = useSay();
  const bytes = useBytes();
  const { full } = useMoments();
  const { api, session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const release = useDraft(({ resolved }) => resolved.full);
  const setAll = useDraft((state) => state.setAll);
  const { attempt, fault, isBusy } = useAttempt();
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const [doing, setDoing] = useState<'crop' | 'replace'>();
  const { id, kind, width, height, by, createdAt, uses } = picture;
  const shownBy = settingsWith(release, id);
  const isDirty = name.trim() !== picture.name || alt.trim() !== picture.alt;
  const mayChange = canEdit(session);

  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api.changePicture({ code: merchantCode, picture: id, body: { name: name.trim(), alt: alt.trim() } });
      onChanged();
    });
  };
  const remove = () =>
    void attempt(async () => {
      await api.removePicture({ code: merchantCode, picture: id });
      onChanged();
      onClose();
    });
  function replaceBy(other: PictureView) {
    setAll(
      Object.fromEntries(
        shownBy.map(({ pointer, size = 'background' }) => [pointer, mediaAddress({ merchantCode, picture: other.id, size })]),
      ),
    );
    onOpen(other.id);
  }

  if (doing === 'crop')
    return (
      <CropDialog
        picture={picture}
        onMade={(made) => {
          onChanged();
          onOpen(made.id);
        }}
        onClose={() => setDoing(undefined)}
      />
    );
  if (doing === 'replace')
    return (
      <Dialog title={say('media.replaceThis', { name: picture.name })} onClose={() => setDoing(undefined)}>
        <div className={styles.content}>
          <p className={styles.text}>{say('media.replaceText', { count: shownBy.length })}</p>
          <PictureGrid pictures={pictures.filter((each) => each.id !== id)} size={shownBy[0]?.size} onChoose={replaceBy} />
        </div>
      </Dialog>
    );
  return (
    <Dialog title={picture.name} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.picture}>
          <PictureThumb picture={picture} size="background" />
        </div>
        <p className={styles.text}>
          {say(`media.kind.${kind}`, { width, height })} · {bytes(picture.bytes)} ·{' '}
          {by === null ? full(createdAt) : say('media.addedBy', { by, when: full(createdAt) })}
        </p>
        {picture.changes.length > 0 ? (
          <p className={styles.text}>{say('media.changed', { changes: changesText(say, picture) })}</p>
        ) : null}
        <form className={styles.form} onSubmit={save}>
          <Field label={say('media.name')} required>
            {(ids) => (
              <TextInput
                {...ids}
                value={name}
                maxLength={80}
                disabled={!mayChange}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={say('media.alt')} hint={say('media.altHint')}>
            {(ids) => (
              <TextInput
                {...ids}
                value={alt}
                maxLength={200}
                disabled={!mayChange}
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Field>
          {isDirty ? (
            <Button type="submit" size="small" loading={isBusy} disabled={name.trim() === ''}>
              {say('media.save')}
            </Button>
          ) : null}
        </form>
        <section className={styles.uses} aria-label={say('media.whereUsed')}>
          <h3 className={styles.heading}>{say('media.whereUsed')}</h3>
          {shownBy.length === 0 && uses.length === 0 ? <p className={styles.text}>{say('media.unusedText')}</p> : null}
          {shownBy.length > 0 ? (
            <ul className={styles.list}>
              {shownBy.map(({ pointer, address, size }) => (
                <li key={pointer}>
                  <a href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}>
                    {say.declared(address, 'title')}
                  </a>{' '}
                  <span className={styles.text}>
                    {size ? bytes(picture.sizes.find((each) => each.size === size)?.bytes ?? 0) : null}
                  </span>
                </li>
              ))}
            </ul>
          ) : null}
          {uses.length > 0 ? <p className={styles.text}>{uses.map((use) => say(`media.use.${use}`)).join(' · ')}</p> : null}
        </section>
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        {mayChange ? (
          <div className={styles.buttons}>
            {kind === 'photo' ? (
              <Button size="small" variant="soft" onClick={() => setDoing('crop')}>
                <Iconed icon={<Crop size={16} aria-hidden />}>{say('media.crop')}</Iconed>
              </Button>
            ) : null}
            {shownBy.length > 0 && pictures.length > 1 ? (
              <Button size="small" variant="soft" onClick={() => setDoing('replace')}>
                <Iconed icon={<Replace size={16} aria-hidden />}>{say('media.replace')}</Iconed>
              </Button>
            ) : null}
            <Button
              size="small"
              variant="ghost"
              loading={isBusy}
              disabled={uses.length > 0 || shownBy.length > 0}
              onClick={remove}
            >
              <Iconed icon={<Trash2 size={16} aria-hidden />}>{say('media.remove')}</Iconed>
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
