import { describe, expect, it } from 'vitest'
import type { DataColumn } from './data-table-head.tsx'
import { foldOrder, titleOf } from './use-folding.ts'

const column = (key: string, more: Partial<DataColumn<string>> = {}): DataColumn<string> => ({
  key,
  title: key,
  render: (row) => row,
  ...more,
})
const keys = (columns: readonly DataColumn<string>[]) => columns.map(({ key }) => key)

describe('the order in which columns leave a narrow table', () => {
  it('[FRM-448] begins with the numbered columns, then goes from the last to the first, with sortable columns and actions at the end', () => {
    const columns = [
      column('box', { onCard: 'choose' }),
      column('name', { onCard: 'title' }),
      column('class', { sortable: true }),
      column('phone', { folds: 1 }),
      column('roles'),
      column('state', { folds: 2 }),
      column('since'),
      column('acts', { onCard: 'actions' }),
    ]
    expect(keys(foldOrder(columns))).toEqual(['phone', 'state', 'since', 'roles', 'class', 'acts'])
  })

  it('[FRM-448] never includes the title, nor the first column of a table without a title', () => {
    const plain = [column('box', { onCard: 'choose' }), column('student'), column('score')]
    expect(titleOf(plain)?.key).toBe('student')
    expect(keys(foldOrder(plain))).toEqual(['score'])
  })
})
