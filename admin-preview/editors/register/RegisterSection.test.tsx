import { act, cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { createToolTranslator } from '#texts/tool/toolTranslator.ts';
import { TranslateProvider } from '../../kit/texts/useTranslate.ts';
import { loadToolTexts } from '../../kit/texts/toolLanguages.ts';
import { RegisterSection } from './RegisterSection.tsx';

it('is shown by the preview: all of its settings, or the one that was gone to', () => {
  const preview = createPreviewStore();
  const draw = (at?: string) =>
    renderTool(
      <PreviewProvider value={preview}>
        <RegisterSection at={at} />
      </PreviewProvider>,
    );
  draw();
  expect(preview.getState().edited).toEqual(
    expect.arrayContaining(['/registerSettings/fields/email/required', '/registerSettings/shared/password']),
  );
  cleanup();
  expect(preview.getState().edited).toEqual([]);
  draw('/registerSettings/shared/password');
  expect(preview.getState().edited).toEqual(['/registerSettings/shared/password']);
});

it('marks the order and the boxes that are not live yet, each with its way back', async () => {
  const [ORDER, REQUIRED] = ['/registerSettings/order', '/registerSettings/fields/email/required'];
  const { store, user } = renderTool(<RegisterSection at={undefined} />);
  expect(screen.queryByRole('button', { name: /^Revert: / })).toBeNull();
  const { order, fields } = store.getState().resolved.site.registerSettings;
  act(() => store.getState().setAll({ [ORDER]: order.toReversed(), [REQUIRED]: !fields.email.required }));
  await user.click(screen.getByRole('button', { name: 'Revert: Field order' }));
  expect(valueAt(store.getState().document, ORDER)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Revert: E-mail › Required' }));
  expect(valueAt(store.getState().document, REQUIRED)).toBeUndefined();
  expect(screen.queryByRole('button', { name: /^Revert: / })).toBeNull();
});

it('announces the order of fields in the tool’s language', async () => {
  renderTool(
    <TranslateProvider value={createToolTranslator('CN', await loadToolTexts('CN'))}>
      <RegisterSection at={undefined} />
    </TranslateProvider>,
  );
  expect(await screen.findByText('字段从前到后的顺序；未列出的按通常顺序排在后面。')).toBeVisible();
});
