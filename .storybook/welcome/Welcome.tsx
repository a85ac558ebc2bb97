import { toId } from 'storybook/internal/csf';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { blockStoryTitle } from '#schemas/declare/blocks/blockWords.ts';
import { Foundation } from '../foundations/Foundation.tsx';
import { brands } from '../brands.ts';
import { COPY_LABEL, OPEN_LABEL } from '../labels.ts';
import styles from './Welcome.module.css';

interface Place {
  readonly title: string;
  /** Story to begin with, by its address in this Storybook. */
  readonly path: string;
  readonly text: string;
}

const places: readonly Place[] = [
  {
    title: 'Foundations',
    path: '/story/foundations-brands--side-by-side',
    text: 'Brands side by side, colours with their contrasts, type, spacing and icons.',
  },
  { title: 'Screens', path: '/story/screens--home', text: 'Whole pages as players see them, in the brand of the toolbar.' },
  {
    title: 'Screens in every brand',
    path: '/story/screens-in-every-brand--side-by-side',
    text: 'One page in all brands, to see what a change does to each.',
  },
  {
    title: 'Blocks',
    path: `/docs/${toId(blockStoryTitle('banner-carousel'), 'docs')}`,
    text: 'What pages are assembled from. Each has a page of documentation: where it may stand, its settings, what is refused and why, good and bad examples.',
  },
  { title: 'Operator’s tool', path: '', text: 'The parts of the preview tool, with everything they can show.' },
];

/** Where a designer begins. */
export const Welcome = () => (
  <Foundation
    title="Welcome"
    lead={`Everything that players and operators see, in ${brands.size} brands: ${blockTypes.length} blocks, the pages they make, and the parts below them.`}
  >
    <section>
      <h2 className={styles['heading']}>Where to look</h2>
      <ul className={styles['places']}>
        {places.map(({ title, path, text }) => (
          <li key={title}>
            {path ? (
              <a className={styles['place']} href={`./?path=${path}`} target="_top">
                {title}
              </a>
            ) : (
              <strong className={styles['place']}>{title}</strong>
            )}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <section>
      <h2 className={styles['heading']}>How to work</h2>
      <ol className={styles['steps']}>
        <li>
          <strong>Choose a brand</strong> in the toolbar, then language, look and visitor. The icons beside them make hard cases:
          a slow platform, long words, no pictures, large type.
        </li>
        <li>
          <strong>Search</strong> by the name that the tool uses, or by your own word: “hero” finds the banners, “tab bar” the
          footer navigation.
        </li>
        <li>
          <strong>Change a block</strong> under Controls, then take it with “{COPY_LABEL}” and paste it into the layout of a
          release. What differs from the default is copied, and nothing else.
        </li>
        <li>
          <strong>See your own merchant</strong>: export it in the operator’s tool, then “{OPEN_LABEL}” here. Stories are drawn
          with it until you choose another brand.
        </li>
      </ol>
    </section>
  </Foundation>
);
