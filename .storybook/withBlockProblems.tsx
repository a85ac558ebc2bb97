import type { Decorator } from '@storybook/react-vite';
import { blockProblems } from '#schemas/release/read/blockProblems.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { controlsOf } from './blockControls.ts';
import { blockOf } from './blockOf.ts';

/** A block whose settings its schema refuses is not drawn, as on a page: in its place is what the operator's tool says of them. */
export const withBlockProblems: Decorator = (Story, { args, parameters }) => {
  const block = blockOf(parameters);
  if (block === undefined) return <Story />;
  const props = Object.fromEntries(Object.keys(controlsOf(block)).flatMap((name) => (name in args ? [[name, args[name]]] : [])));
  const placed = { id: 'story', block, props };
  const problems = blockProblems(placed, '/template/layout/home/0');
  if (problems.length === 0) return <Story />;
  const release = { template: { layout: { home: [placed] } } };
  return (
    <ul role="alert" style={{ padding: 'var(--space-4)' }}>
      {problems.map((problem) => (
        <li key={problem.code + problem.pointer}>{problemSentence(inEnglish, problem, release)}</li>
      ))}
    </ul>
  );
};
