import { paths } from '#schemas/declare/pages/addresses.ts';

/** Address of one promotion (ROUTE-19). */
export const promotionPath = (id: number): string => `${paths.activityDetail}?id=${id}`;
