import { expect, it } from 'vitest'

import { citedIn, compare, idsIn } from './requirements.mjs'

it('reads ids of lines and of table rows', () => {
  const ids = idsIn('# Head\n- [EXM-001] a (EXM-009)\n| CALL-001 | login |\n- [CALL-N1] open')
  expect(ids).toEqual({ lines: ['EXM-001', 'CALL-N1'], rows: ['CALL-001'] })
})

it('reads citations, also several together, and no other brackets', () => {
  expect(citedIn("it('[EXM-001] a') it('[EXM-002, CRS-003] b') rows[index] ['A-1']")).toEqual([
    'EXM-001',
    'EXM-002',
    'CRS-003',
  ])
})

it('lists uncited ids, and cited ids that are unknown', () => {
  const files = [{ name: '04', ids: { lines: ['EXM-001', 'EXM-002'], rows: ['CALL-001'] } }]
  const cited = new Map([
    ['EXM-001', 'a'],
    ['CALL-001', 'a'],
    ['EXM-999', 'b'],
  ])
  const { unknown, counts } = compare(files, cited)
  expect(counts).toEqual([{ name: '04', total: 2, open: ['EXM-002'] }])
  expect(unknown).toEqual([{ name: 'EXM-999', path: 'b' }])
})
