import type { PreparedStory } from 'storybook/internal/types';
import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import styles from './documentation.module.css';
import { StoryExample } from './StoryExample.tsx';
import { type Verdict, verdictOf } from './verdicts.ts';

interface StoryGroupsProps {
  readonly stories: readonly PreparedStory[];
  /** What the stories show, where that is a block. */
  readonly block: BlockType | undefined;
  /** Why a block has no good and bad examples, as the parameter `withoutExamples` of its stories says. */
  readonly withoutExamples: unknown;
  /** What the toolbar says. */
  readonly globalsOf: (story: PreparedStory) => Readonly<Record<string, unknown>>;
}

/** The stories of a component: first those that show how it should and should not be set, then the other ones. */
export function StoryGroups({ stories, block, withoutExamples, globalsOf }: StoryGroupsProps) {
  const ofVerdict = (verdict: Verdict | undefined) => stories.filter(({ tags }) => verdictOf(tags) === verdict);
  const examples = [...ofVerdict('good'), ...ofVerdict('bad')];
  const list = (shown: readonly PreparedStory[]) => (
    <ul className={styles['stories']}>
      {shown.map((story) => (
        <StoryExample key={story.id} story={story} block={block} globals={globalsOf(story)} />
      ))}
    </ul>
  );
  return (
    <>
      {examples.length > 0 || typeof withoutExamples === 'string' ? (
        <section>
          <h2 className={styles['heading']}>Good and bad examples</h2>
          {typeof withoutExamples === 'string' ? <p>{withoutExamples}</p> : null}
          {examples.length > 0 ? list(examples) : null}
        </section>
      ) : null}
      <section>
        <h2 className={styles['heading']}>{examples.length > 0 ? 'Other stories' : 'Stories'}</h2>
        {list(ofVerdict(undefined))}
      </section>
    </>
  );
}
