import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { keysOf } from '#schemas/base/json/problem.ts';
import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { DraftField } from '../../editors/fields/DraftField.tsx';
import { usePartAt } from '../../kit/route/usePartAt.ts';
import { useEdited } from '../../preview/frame/useEdited.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { useIsWide } from '../../kit/parts/useIsWide.ts';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { goTo } from '../../kit/route/route.ts';
import { settingsBelow } from '#schemas/declare/settings/settings.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ColourTable } from './ColourTable.tsx';
import { GroupCards } from './GroupCards.tsx';

const icons = { dark: Moon, light: Sun } as const;

const modeAt = (pointer: string): ThemeMode | undefined => themeModes.find((mode) => keysOf(pointer)[2] === mode);

interface LookProps {
  /** The setting to go to. */
  readonly at: string | undefined;
  /** The look that the address names. */
  readonly mode: ThemeMode;
}

/** Both looks beside each other; the phone shows the one whose colours have the focus. */
function BothLooks({ at, mode }: LookProps) {
  const t = useTranslate();
  const [focused, setFocused] = useState<ThemeMode>();
  useEdited(
    settingsBelow(`/template/theme/${focused ?? mode}`).map(({ pointer }) => pointer),
    focused === undefined ? at : undefined,
  );
  return (
    <Card title={t('group.colours')}>
      <EditableFields>
        <ColourTable onEdit={setFocused} />
      </EditableFields>
    </Card>
  );
}

/** The colour roles of one look at a time, with what they do to each other. */
function OneLook({ at, mode }: LookProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const settings = settingsBelow(`/template/theme/${mode}`);
  useEdited(
    settings.map(({ pointer }) => pointer),
    at,
  );
  const options = themeModes.map((value) => {
    const Drawing = icons[value];
    return {
      value,
      label: (
        <>
          <Drawing size={14} aria-hidden /> {t(`look.${value}`)}
        </>
      ),
    };
  });
  return (
    <Card
      title={t('group.colours')}
      aside={
        <Segmented
          label={t('look.modes')}
          options={options}
          value={mode}
          onChange={(part) => goTo({ page: 'editor', merchantCode, section: 'look', part })}
        />
      }
    >
      <EditableFields>
        {settings.map((setting) => (
          <DraftField key={setting.pointer} setting={setting} />
        ))}
      </EditableFields>
    </Card>
  );
}

/** The colours: as a table where it has room, else one look at a time. */
function Colours({ at }: { readonly at: string | undefined }) {
  const isWide = useIsWide();
  const first = useDraft(({ resolved }) => resolved.site.theme.mode);
  const mode = usePartAt({ at, parts: themeModes, partOf: modeAt, first });
  return isWide ? <BothLooks key={`${mode} ${at}`} at={at} mode={mode} /> : <OneLook at={at} mode={mode} />;
}

/** Shapes, pictures and colours. */
export const LookSection = ({ at }: { readonly at: string | undefined }) => (
  <>
    <Colours at={at} />
    <GroupCards groups={['look', 'pictures']} settings={settingsBelow('/template/theme')} />
  </>
);
