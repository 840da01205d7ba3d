import { refusals } from '@titian/contract'
import { ServerRefusal } from '@titian/site'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const refused = (code: number, status: number, retryAfter?: number) =>
  new ServerRefusal('/exam/savePaper', status, { code, msg: 'words', extend: {} }, retryAfter)

it('[OPS-044] sends answers again that a busy server refused, and treats none of them as refused for good', () => {
  expect(outcomeOf(refused(refusals.busy.code, 503))).toEqual({
    kind: 'unreachable',
    trouble: 'server',
  })
  expect(outcomeOf(refused(refusals.invalidInput.code, refusals.invalidInput.status))).toEqual({
    kind: 'refused',
  })
})

it('[OPS-046] passes on the milliseconds after which a busy server asks for the answers', () => {
  expect(outcomeOf(refused(refusals.busy.code, 503, 2))).toEqual({
    kind: 'unreachable',
    trouble: 'server',
    retryAfter: 2000,
  })
})
