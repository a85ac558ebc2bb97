import { type HostAddress, hostAddress } from '../../base/urls/hostAddress.ts';
import type { Behaviour } from './behaviour.schema.ts';

const GOOGLE = 'https://identitytoolkit.googleapis.com';

/**
 * Where the identity service of a site's Firebase project answers (SMS-09). Undefined while phones are verified
 * otherwise, or when the address is none.
 */
export const firebaseAddress = ({ phone, firebaseAddress: wished }: Behaviour['verification']): HostAddress | undefined =>
  phone === 'firebase' ? hostAddress(wished.trim() || GOOGLE) : undefined;
