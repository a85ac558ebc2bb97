import { type OperatorRole, operatorRoles } from '#schemas/preview/operatorApi.schema.ts';

const isAtLeast = (role: OperatorRole, least: OperatorRole): boolean =>
  operatorRoles.indexOf(role) >= operatorRoles.indexOf(least);

/** Courtesies: the server decides again. */
export const canEdit = ({ role }: { readonly role: OperatorRole }): boolean => isAtLeast(role, 'editor');
export const canPublish = ({ role }: { readonly role: OperatorRole }): boolean => isAtLeast(role, 'publisher');
