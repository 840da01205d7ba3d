import { expect, it } from 'vitest'
import { markAnnotation } from './score.ts'

it('[EXM-098] lets a written text wait for the teacher and marks an empty one', () => {
  expect(markAnnotation('A promise that cannot be proved')).toEqual({ state: 'waiting' })
  expect(markAnnotation(' \n')).toEqual({ state: 'marked', points: 0, right: false })
})
