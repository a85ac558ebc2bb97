import { CircleCheck } from 'lucide-react';
import type { Severity } from '#schemas/base/json/problem.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { hasBlockAt } from '../../model/draft/blockPlaces.ts';
import { useDraft, useProblems } from '../../model/draft/DraftContext.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { byColour } from '../../model/problems/byColour.ts';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './OverviewSection.module.css';

/** So many problems are named, the most severe first; the panel has all of them. */
const NAMED = 4;

const counts = [
  ['error', 'problems.errors'],
  ['warning', 'problems.warnings'],
  ['info', 'problems.infos'],
] as const satisfies readonly (readonly [Severity, string])[];

/** How many problems the draft has of each severity, and the most severe ones with the way to each. */
export function ProblemsCard({ onProblems }: { readonly onProblems: () => void }) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const document = useDraft((state) => state.document);
  const full = useDraft(({ resolved }) => resolved.full);
  const problems = useProblems();
  const named = byColour(problems)
    .slice(0, NAMED)
    .map(({ first }) => first);
  if (problems.length === 0)
    return (
      <Card title={t('problems.title')}>
        <p className={styles.good}>
          <CircleCheck size={16} aria-hidden />
          {t('problems.none')}
        </p>
        <p className={styles.text}>{t('problems.noneText')}</p>
      </Card>
    );
  return (
    <Card title={t('problems.title')}>
      <ul className={styles.counts}>
        {counts.map(([severity, text]) => {
          const count = problems.filter((each) => each.severity === severity).length;
          return count === 0 ? null : (
            <li key={severity}>
              <SeverityIcon severity={severity} />
              {t(text, { count })}
            </li>
          );
        })}
      </ul>
      <ul className={styles.list}>
        {named.map((problem) => {
          const { code, pointer, severity, params } = problem;
          return (
            <li key={`${code} ${pointer} ${JSON.stringify(params)}`}>
              <SeverityIcon severity={severity} />
              <a
                className={styles.link}
                href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}
              >
                {problemSentence(t, problem, hasBlockAt(document, pointer) ? document : full)}
              </a>
            </li>
          );
        })}
      </ul>
      <div className={styles.foot}>
        <Button variant="soft" size="small" onClick={onProblems}>
          {t('overview.allProblems')}
        </Button>
      </div>
    </Card>
  );
}
