import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SearchPreview } from './SearchPreview.tsx';

const sample = (name: string) => within(screen.getByRole('region', { name }));

describe('the preview of search results and shared links', () => {
  it('shows each page that may be listed, in each language, as the server will say it', async () => {
    const { user } = renderTool(<SearchPreview />, { edits: { '/template/behaviour/seo/languageAddresses': true } });
    expect(await screen.findByText('demo.play.example › en › m › home')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Promotions');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), '简体中文');
    await waitFor(() => expect(sample('In a list of results').getByText('优惠活动 · Demo')).toBeVisible());
    expect(sample('As a shared link').getByText(/^Demo 的优惠活动。仅限年满 18 岁的成年人。$/)).toBeVisible();
    expect(screen.getByText('demo.play.example › zh-hans › m › activity')).toBeVisible();
  });

  it('follows the merchant’s own words and picture', async () => {
    renderTool(<SearchPreview />, {
      edits: {
        '/template/strings/EN/seo.home': 'The home of {{site}}.',
        '/template/behaviour/seo/picture': 'https://cdn.example/share.jpg',
      },
    });
    expect((await screen.findAllByText('The home of Demo.')).length).toBe(2);
    expect(screen.getByRole('img', { name: 'Picture of the shared link' })).toHaveAttribute(
      'src',
      'https://cdn.example/share.jpg',
    );
  });

  it('says what search engines cut', async () => {
    renderTool(<SearchPreview />, { edits: { '/template/strings/EN/seo.home': 'long '.repeat(40) } });
    expect(await screen.findByText('Search engines cut descriptions at about 155 characters.')).toBeVisible();
    expect(sample('In a list of results').getByText(/…$/)).toBeVisible();
  });

  it('shows nothing where no page is listed', () => {
    renderTool(<SearchPreview />, { edits: { '/template/behaviour/seo/listed': false } });
    expect(screen.getByText(/No page is listed/)).toBeVisible();
  });
});
