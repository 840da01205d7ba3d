import { expect, it } from 'vitest'
import { mark as markAnnotation } from './score.ts'

it('[EXM-098] a written text waits for the teacher, and an empty one is marked', () => {
  const item = { kind: 'annotation', stem: 'S', model: '', analysis: '' } as const
  expect(markAnnotation(item, 'A promise that cannot be proved')).toEqual({ state: 'waiting' })
  expect(markAnnotation(item, ' \n')).toEqual({ state: 'marked', points: 0, right: false })
})
