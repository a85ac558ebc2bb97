export type Account = {
  id: number;
  merchantCode: string;
  username: string;
  passwordHash: string | null;
  customerType: number;
  nickname: string | null;
  email: string | null;
  /** The number in its normal form, if a code has proven it. */
  mobileKey: string | null;
  affiliateCode: string | null;
  mustAccept: boolean;
  firstLoginAt: Date | null;
  lastLoginAt: Date | null;
  lastLoginIp: string | null;
};
