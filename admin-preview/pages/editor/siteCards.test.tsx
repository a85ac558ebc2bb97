import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../kit/api/Refusal.ts';
import { ownAddress } from '../../kit/parts/ownAddress.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { HostCard } from './HostCard.tsx';
import { VersionCard } from './VersionCard.tsx';

const LANGUAGES = '/template/parameters/language';

describe('the version', () => {
  it('says what another one changes and what stays, before it is changed, and takes the other preset', async () => {
    const { store, user } = renderTool(<VersionCard />, { edits: { '/template/layout/header': [] } });
    expect(screen.getByRole('radio', { name: /^Base/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /^New/ }));
    const warning = screen.getByRole('group', { name: 'Change to “New”?' });
    expect(warning).toHaveTextContent('2 settings and regions change for players');
    expect(warning).toHaveTextContent('because this merchant sets them: Header');
    expect(warning).toHaveTextContent('added: Winner board');
    expect(store.getState().resolved.full.template.version).toBe('base');
    await user.click(screen.getByRole('button', { name: 'Change to “New”' }));
    const { resolved, document } = store.getState();
    expect(document).toMatchObject({ template: { version: 'new', parameters: { title: 'Demo' } } });
    expect(resolved.site.footerNav).toEqual(['home', 'activity', 'member']);
    expect(resolved.provenance[LANGUAGES]).toBe('merchant');
    expect(screen.queryByRole('group')).toBeNull();
    store.getState().undo();
    expect(store.getState().resolved.site.footerNav).toEqual(['home', 'deposit', 'member']);
  });

  it('stays when the other one is not wanted after all', async () => {
    const { store, user } = renderTool(<VersionCard />);
    await user.click(screen.getByRole('radio', { name: /^New/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('radio', { name: /^Base/ })).toBeChecked();
    expect(store.getState().past).toEqual([]);
  });
});

describe('the host', () => {
  const field = () => screen.getByRole('textbox', { name: 'Custom host' });
  const save = () => screen.getByRole('button', { name: 'Save host' });

  it('stands beside an address that opens when it is copied', () => {
    renderTool(<HostCard />);
    expect(screen.getByText(/also stays available at https:\/\/demo\.play\.example\./)).toBeVisible();
    expect(ownAddress('luna', null)).toBe(`${location.protocol}//luna.${location.host}`);
  });

  it('is checked here, refused by the server, saved, and taken away', async () => {
    const asked: (string | null)[] = [];
    const setHost = async ({ body: { host } }: { readonly body: { readonly host: string | null } }) => {
      asked.push(host);
      if (host === 'm.taken.example') throw new Refusal('host.taken', 409);
      return { host };
    };
    const { user } = renderTool(<HostCard />, { role: 'admin', api: { setHost } });
    expect(save()).toBeDisabled();
    await user.type(field(), 'http://m.demo.example');
    await user.click(save());
    expect(field()).toHaveAccessibleDescription(/without http/);
    await user.clear(field());
    await user.type(field(), 'm.taken.example');
    await user.click(save());
    expect(field()).toHaveAccessibleDescription(/used by another merchant/);
    await user.clear(field());
    await user.type(field(), ' M.Demo.example ');
    await user.click(save());
    expect(screen.getByRole('status')).toHaveTextContent('m.demo.example');
    await user.clear(field());
    expect(screen.getByText(/no longer be available at m.demo.example/)).toBeVisible();
    await user.click(save());
    expect(asked).toEqual(['m.taken.example', 'm.demo.example', null]);
  });

  it('is only shown to those who do not look after all merchants', () => {
    renderTool(<HostCard />, { role: 'publisher' });
    expect(screen.getByText(/Only an administrator of all merchants/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
