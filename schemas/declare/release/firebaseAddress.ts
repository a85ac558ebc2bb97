import { type HostAddress, hostAddress } from '../../base/urls/hostAddress.ts';
import type { Behaviour } from './behaviour.schema.ts';

const GOOGLE = 'https://identitytoolkit.googleapis.com';

/**
 * Address of the identity service of a site's Firebase project (SMS-09). Undefined if phones are verified otherwise, or if the address is
 * invalid.
 */
export const firebaseAddress = ({ phone, firebaseAddress: wished }: Behaviour['verification']): HostAddress | undefined =>
  phone === 'firebase' ? hostAddress(wished.trim() || GOOGLE) : undefined;
