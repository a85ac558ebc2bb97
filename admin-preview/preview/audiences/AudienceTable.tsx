import { Eye, EyeOff } from 'lucide-react';
import { type Audience, audiences } from '#schemas/declare/names/visitor.ts';
import { wordName } from '#texts/tool/words.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type AudienceCell, type AudienceRow, reasonsByAudience } from './audienceMatrix.ts';
import styles from './AudienceTable.module.css';

/** Before a reason: whom it keeps from seeing the row. */
function ForWhom({ whom }: { readonly whom: readonly Audience[] }) {
  const t = useTranslate();
  const names = whom.map((each) => wordName(t, 'audience', each));
  return <>{t('audiences.forWhom', { whom: joinNames(t, names) })} </>;
}

/** Why some do not see a row, each reason once, with the way to the setting that decides. */
function Reasons({ row }: { readonly row: AudienceRow }) {
  const merchantCode = useDraft((state) => state.merchantCode);
  const draft = useDraft(({ document }) => document);
  const shown = useDraft(({ resolved }) => resolved.full);
  const reasons = reasonsByAudience(row);
  return reasons.length === 0 ? null : (
    <ul className={styles.reasons}>
      {reasons.map(({ reason: { at: onShow, text }, audiences: whom }) => {
        const at = placeInDraft(onShow, draft, shown);
        return (
          <li key={onShow + text}>
            {whom.length === audiences.length ? null : <ForWhom whom={whom} />}
            <a className={styles.link} href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}>
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface CellProps {
  readonly cell: AudienceCell;
  readonly place: string;
  readonly onShow: (audience: Audience) => void;
}

/** Shown or hidden, and the way to see it so. */
function Cell({ cell: { audience, reasons }, place, onShow }: CellProps) {
  const t = useTranslate();
  const isShown = reasons.length === 0;
  const whom = wordName(t, 'audience', audience);
  const Icon = isShown ? Eye : EyeOff;
  return (
    <button
      type="button"
      className={styles.cell}
      data-hidden={!isShown || undefined}
      title={t(isShown ? 'audiences.shown' : 'audiences.notShown')}
      aria-label={t(isShown ? 'audiences.shownTo' : 'audiences.hiddenFrom', { name: place, whom })}
      onClick={() => onShow(audience)}
    >
      <Icon size={16} aria-hidden />
      <span className={styles.cellWord} aria-hidden>
        {whom}
      </span>
    </button>
  );
}

interface AudienceTableProps {
  readonly rows: readonly AudienceRow[];
  /** Shows the place of these rows in the phone, as this visitor sees it. */
  readonly onShow: (audience: Audience) => void;
}

/** The blocks of a region and their entries, with a column for each kind of visitor; on a phone a list. */
export function AudienceTable({ rows, onShow }: AudienceTableProps) {
  const t = useTranslate();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('audiences.what')}</th>
          {audiences.map((audience) => (
            <th key={audience} scope="col">
              {wordName(t, 'audience', audience)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-pointer={row.id} data-entry={row.isEntry || undefined}>
            <th scope="row">
              <span className={styles.name}>{row.name}</span>
              <Reasons row={row} />
            </th>
            {row.cells.map((cell) => (
              <td key={cell.audience}>
                <Cell cell={cell} place={row.place} onShow={onShow} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
