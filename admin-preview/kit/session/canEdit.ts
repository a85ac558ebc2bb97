import { type OperatorRole, isAtLeast } from '#schemas/edges/api/roleGrants.ts';

/** Courtesies: the server decides again. */
export const canEdit = ({ role }: { readonly role: OperatorRole }): boolean => isAtLeast(role, 'editor');
export const canPublish = ({ role }: { readonly role: OperatorRole }): boolean => isAtLeast(role, 'publisher');
