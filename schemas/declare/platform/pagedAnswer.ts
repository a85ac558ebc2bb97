/** Shape of a paged answer; `more` are its further properties, such as the totals of all rows. */
export const pagedAnswer = <const R extends object, const M extends object>($id: string, row: R, more: M) =>
  ({
    $id,
    type: 'object',
    required: ['list', 'totalCount'],
    properties: {
      list: { type: 'array', items: row },
      pageNo: { type: 'integer' },
      totalPages: { type: 'integer' },
      totalCount: { type: 'integer' },
      ...more,
    },
  }) as const;
