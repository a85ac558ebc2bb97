import type { ApiRoutes } from './apiRoute.ts';
import { auditPageSchema, auditQuery } from './audit.schema.ts';
import { inviteBodySchema, linkBodySchema, linkSchema, personSchema, stateBodySchema } from './people.schema.ts';
import { grantsSchema } from './roleGrants.ts';

/** Who may sign in and what they may do where, and what everybody did. */
export const peopleRoutes = {
  people: {
    method: 'GET',
    path: '/people',
    summary: 'Operators, as far as an administrator of some merchants has to do with them.',
    access: { role: 'admin', at: 'any' },
    status: 200,
    answer: { type: 'array', items: personSchema },
  },
  invite: {
    method: 'POST',
    path: '/people',
    summary: 'Add an operator, who chooses a password by the link of the answer.',
    access: { role: 'admin', at: 'any' },
    body: inviteBodySchema,
    status: 201,
    answer: linkSchema,
    refusals: ['operator.exists', 'operator.noRole', 'role.notYours', 'tool.address'],
  },
  newLink: {
    method: 'POST',
    path: '/people/:person/link',
    summary: 'Make another link to choose a password; the one before no longer works.',
    access: { role: 'admin', at: 'all' },
    body: linkBodySchema,
    status: 201,
    answer: linkSchema,
    refusals: ['operator.disabled', 'operator.erased', 'tool.address'],
  },
  setRoles: {
    method: 'PUT',
    path: '/people/:person/roles',
    summary: 'Change what an operator may do where.',
    access: { role: 'admin', at: 'any' },
    body: grantsSchema,
    status: 200,
    answer: personSchema,
    refusals: ['operator.erased', 'operator.lastAdmin', 'operator.noRole', 'role.notYours'],
  },
  setDisabled: {
    method: 'PUT',
    path: '/people/:person/state',
    summary: 'Disable an operator, or let one in again.',
    access: { role: 'admin', at: 'all' },
    body: stateBodySchema,
    status: 200,
    answer: personSchema,
    refusals: ['operator.erased', 'operator.lastAdmin', 'operator.self'],
  },
  erasePerson: {
    method: 'DELETE',
    path: '/people/:person/name',
    summary:
      'Erase name, e-mail address, password and roles of a disabled operator, for good. A number stands for the name from then on.',
    access: { role: 'admin', at: 'all' },
    status: 200,
    answer: personSchema,
    refusals: ['operator.erased', 'operator.enabled'],
  },
  audit: {
    method: 'GET',
    path: '/audit',
    summary: 'A page of the audit log, newest first.',
    access: { role: 'admin', at: 'any' },
    query: { ...auditQuery, before: { type: 'integer', minimum: 1 } },
    status: 200,
    answer: auditPageSchema,
    refusals: ['filter.unreadable'],
  },
  exportAudit: {
    method: 'GET',
    path: '/audit/export',
    summary: 'The audit log as a table for a spreadsheet.',
    access: { role: 'admin', at: 'any' },
    query: auditQuery,
    status: 200,
    stream: 'text/csv',
    refusals: ['filter.unreadable'],
  },
} as const satisfies ApiRoutes;
