import { describe, expect, it } from 'vitest'
import { changeOf, mayRelease } from './rules.ts'

describe('the life of an attempt', () => {
  it('[EXM-112] changes rows exactly as the table says', () => {
    expect(changeOf('submit')).toEqual({ from: 'in_progress', to: 'submitted' })
    expect(changeOf('timeUp')).toEqual({ from: 'in_progress', to: 'auto_submitted' })
  })
})

describe('release', () => {
  it('[EXM-068] goes from draft to released to closed and back step by step only', () => {
    const allowed = [0, 1, 2].flatMap((from) =>
      [0, 1, 2].filter((to) => mayRelease(from, to)).map((to) => `${from}>${to}`),
    )
    expect(allowed).toEqual(['0>1', '1>0', '1>2', '2>1'])
  })
})
