import { describe, expect, it } from 'vitest';
import { firebaseAddress } from './firebaseAddress.ts';

const verification = (address: string, phone: 'sms' | 'firebase' = 'firebase') => ({
  phone,
  resendSeconds: 60,
  codeSeconds: 300,
  firebaseApiKey: 'key',
  firebaseProject: 'lantern',
  countries: [],
  firebaseAddress: address,
});

describe('firebaseAddress', () => {
  it.each([
    ['', 'https://identitytoolkit.googleapis.com', 'https://identitytoolkit.googleapis.com'],
    [' https://id.example:8443/v2/ ', 'https://id.example:8443', 'https://id.example:8443/v2'],
    [
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
      'http://127.0.0.1:9099',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
    ],
  ])('reads "%s"', (address, origin, base) => {
    expect(firebaseAddress(verification(address))).toEqual({ origin, base });
  });

  // The address goes into the page's policy: nothing in it may be read as a source or a directive.
  it.each([
    'http://id.example',
    'https://id.example; script-src *',
    'https://id.example/?a=1',
    'https://user@id.example',
    'javascript:alert(1)',
    "'unsafe-inline'",
    '*',
  ])('refuses "%s"', (address) => {
    expect(firebaseAddress(verification(address))).toBeUndefined();
  });

  it('is not used while messages are sent', () => {
    expect(firebaseAddress(verification('https://id.example', 'sms'))).toBeUndefined();
  });
});
