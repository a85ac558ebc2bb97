import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FrameLinkProvider } from '../frame/FrameLinkContext.ts';
import { createFrameLink } from '../frame/frameLink.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { createSay } from '#texts/tool/say.ts';
import { SayProvider } from '../texts/say.ts';
import { loadToolTexts } from '../texts/toolLanguages.ts';
import { RegisterSection } from './RegisterSection.tsx';

/** The section beside a frame that says where it is led. */
function openBeside() {
  const link = createFrameLink();
  const led: string[] = [];
  const come = () =>
    void link.steer({ goTo: ({ path }, isThere) => led.push(...(isThere ? [] : [path])), look: () => undefined });
  const draw = () =>
    renderTool(
      <FrameLinkProvider value={link}>
        <RegisterSection at={undefined} />
      </FrameLinkProvider>,
    );
  return { link, led, come, draw };
}

const applied = { channel: 'livery-preview', protocol: 1, type: 'applied', revision: 1, problems: [] } as const;

it('leads the frame to the form', () => {
  const { link, led, come, draw } = openBeside();
  come();
  link.notify({ ...applied, path: '/m/home' });
  draw();
  expect(led).toEqual(['/m/register']);
});

it('leads a frame there that comes after it, once', () => {
  const { led, come, draw } = openBeside();
  draw();
  expect(led).toEqual([]);
  come();
  come();
  expect(led).toEqual(['/m/register']);
});

it('leaves a frame alone that shows the form already', () => {
  const { link, led, come, draw } = openBeside();
  come();
  link.notify({ ...applied, path: '/m/register' });
  draw();
  expect(led).toEqual([]);
});

it('announces the order of fields in the tool’s language', async () => {
  renderTool(
    <SayProvider value={createSay('CN', await loadToolTexts('CN'))}>
      <RegisterSection at={undefined} />
    </SayProvider>,
  );
  expect(await screen.findByText('字段从前到后的顺序；未列出的按通常顺序排在后面。')).toBeVisible();
});
