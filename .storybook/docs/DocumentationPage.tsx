import { ArgTypes, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect } from 'react';
import { toolThemeCss } from '../../admin-preview/kit/parts/toolTheme.ts';
import { blockOf } from '../blockOf.ts';
import { BlockFactsSection } from './BlockFactsSection.tsx';
import styles from './documentation.module.css';
import { factsOf } from './blockFacts.ts';
import { StoryGroups } from './StoryGroups.tsx';

/** What react-docgen has read from the source of a component. */
interface Documented {
  readonly __docgenInfo?: { readonly description?: string };
}

/** The comment above a component, as paragraphs. */
const docstringOf = (component: unknown): string => (component as Documented | undefined)?.__docgenInfo?.description ?? ''; // written there by Storybook's build

/** The page of a component: for a block all that its schema says; for other parts their props; then good and bad examples and every other story, on a phone. */
export function DocumentationPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const block = blockOf(preparedMeta.parameters);
  const facts = block === undefined ? undefined : factsOf(block);
  const docstring = docstringOf(preparedMeta.component);

  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = 'light';
  }, []);

  return (
    <div className={`sb-unstyled ${styles['root']}`}>
      <style>{toolThemeCss()}</style>
      <header className={styles['header']}>
        <p className={styles['path']}>{block ?? preparedMeta.title}</p>
        <h1 className={styles['title']}>{facts?.title ?? preparedMeta.title.split('/').at(-1)}</h1>
        {facts ? <p className={styles['lead']}>{facts.purpose}</p> : null}
        {docstring ? <p className={facts ? styles['docstring'] : styles['lead']}>{docstring}</p> : null}
      </header>
      {block && facts ? <BlockFactsSection key={block} block={block} facts={facts} /> : null}
      {block === undefined && Object.keys(preparedMeta.argTypes).length > 0 ? (
        <section className="sb-unstyled">
          <h2 className={styles['heading']}>Props</h2>
          <ArgTypes of={preparedMeta.component} />
        </section>
      ) : null}
      <StoryGroups
        stories={context.componentStories()}
        block={block}
        withoutExamples={preparedMeta.parameters['withoutExamples']}
        globalsOf={(story) => context.getStoryContext(story).globals}
      />
    </div>
  );
}
