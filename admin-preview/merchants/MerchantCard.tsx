import { CircleCheck, CircleX, Copy, Download, TriangleAlert, Upload } from 'lucide-react';
import { checklistItems } from '#schemas/lint/checklistItems.ts';
import type { MerchantSummary } from '#schemas/api/merchants.schema.ts';
import { isAtLeast, roleAt } from '#schemas/api/roleGrants.ts';
import { apiAddress } from '../api/apiAddress.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { StateMark } from '../parts/StateMark.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { addressOf } from '../route/route.ts';
import type { Say } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import { HomeMiniature } from './HomeMiniature.tsx';
import styles from './MerchantCard.module.css';

/** A card is as large before it is known as it is afterwards. */
export const MerchantCardGhost = () => <li className={styles.root} data-ghost aria-hidden="true" />;

function changeText(say: Say, { lastChange: { what, by } }: MerchantSummary, when: string): string {
  if (what === 'release' && by === null) return say('merchants.change.shipped', { when });
  return say(`merchants.change.${what}`, { when, by: by ?? say('merchants.somebody') });
}

function Problems({ problems: { errors, warnings } }: Pick<MerchantSummary, 'problems'>) {
  const say = useSay();
  if (errors + warnings === 0)
    return (
      <span className={styles.fine}>
        <CircleCheck size={14} aria-hidden /> {say('merchants.problemFree')}
      </span>
    );
  return (
    <>
      {errors > 0 ? (
        <span className={styles.errors}>
          <CircleX size={14} aria-hidden /> {say('problems.errors', { count: errors })}
        </span>
      ) : null}
      {warnings > 0 ? (
        <span className={styles.warnings}>
          <TriangleAlert size={14} aria-hidden /> {say('problems.warnings', { count: warnings })}
        </span>
      ) : null}
    </>
  );
}

interface MerchantCardProps {
  readonly merchant: MerchantSummary;
  readonly onCopy: () => void;
  readonly onImport: () => void;
}

/** One merchant: a picture of its home, what is live, how its draft stands, and who touched it last. */
export function MerchantCard({ merchant, onCopy, onImport }: MerchantCardProps) {
  const say = useSay();
  const moments = useMoments();
  const { session } = useWorkplace();
  const { merchantCode, title, host, liveRevision, draftState, todo, lastChange, look } = merchant;
  const isLive = liveRevision > 0;
  const mayImport = isAtLeast(roleAt(session.roles, merchantCode) ?? 'viewer', 'editor');
  const all = checklistItems.length;
  return (
    <li className={styles.root}>
      <HomeMiniature look={look} title={title} />
      <div className={styles.facts}>
        <h2 className={styles.title}>
          <a
            className={styles.link}
            href={addressOf({ page: 'editor', merchantCode, section: 'footer' })}
            aria-label={say('merchants.open', { title })}
          >
            {title}
          </a>
        </h2>
        <p className={styles.code}>{host ?? merchantCode}</p>
        <p className={styles.states}>
          <StateMark tone={isLive ? 'good' : 'off'}>
            {isLive ? say('merchants.live', { revision: liveRevision }) : say('merchants.notLive')}
          </StateMark>
          {isLive && draftState === 'changed' ? <StateMark tone="changing">{say('merchants.changed')}</StateMark> : null}
        </p>
        {isLive ? null : (
          <p className={styles.todo}>
            <progress className={styles.progress} value={all - todo.length} max={all} aria-hidden="true" />
            {say('merchants.todo', { done: all - todo.length, all })}
          </p>
        )}
        <p className={styles.problems}>
          <Problems problems={merchant.problems} />
        </p>
      </div>
      <div className={styles.foot}>
        <time className={styles.when} dateTime={lastChange.at} title={moments.full(lastChange.at)}>
          {changeText(say, merchant, moments.since(lastChange.at))}
        </time>
        <a
          className={styles.file}
          href={apiAddress('exportFile', { code: merchantCode, query: { what: isLive ? 'live' : 'draft' } })}
          download
          title={say('merchants.export', { title })}
          aria-label={say('merchants.export', { title })}
        >
          <Download size={15} aria-hidden />
        </a>
        {mayImport ? (
          <ToolButton label={say('merchants.import', { title })} onClick={onImport}>
            <Upload size={15} aria-hidden />
          </ToolButton>
        ) : null}
        {session.roles.all === 'admin' ? (
          <ToolButton label={say('merchants.copy', { title })} onClick={onCopy}>
            <Copy size={15} aria-hidden />
          </ToolButton>
        ) : null}
      </div>
    </li>
  );
}
