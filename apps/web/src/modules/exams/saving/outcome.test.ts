import { refusals } from '@titian/contract'
import { ServerRefusal } from '@titian/site'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const refused = (code: number, status: number) =>
  new ServerRefusal('/exam/savePaper', status, { code, msg: 'words', extend: {} })

it('[OPS-044] sends answers again that a busy server refused, and treats none of them as refused for good', () => {
  expect(outcomeOf(refused(refusals.busy.code, 503))).toEqual({
    kind: 'unreachable',
    trouble: 'server',
  })
  expect(outcomeOf(refused(refusals.invalidInput.code, refusals.invalidInput.status))).toEqual({
    kind: 'refused',
  })
})
