import { call } from '@titian/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { serialiseAnswer } from './serialise.ts'

const spec = { id: '', method: 'GET', path: '/a', who: 'anyone', kind: 'read' } as const
const input = z.object({})
const data = z.object({ title: z.string(), extend: z.object({ delivery: z.string() }) })

const enveloped = (text: string) => JSON.parse(`{"data":${text}}`) as unknown

it('writes extend beside the data of an extended call, and omits undeclared fields', () => {
  const one = call({ ...spec, input, data, extended: true })
  const answer = { title: 'Operator', extend: { delivery: 'viewed', own: 1 }, secret: 1 }
  expect(enveloped(serialiseAnswer(one, answer))).toEqual({
    data: { title: 'Operator' },
    extend: { delivery: 'viewed' },
  })
})

it('keeps extend inside the data of any other call', () => {
  const one = call({ ...spec, input, data })
  const answer = { title: 'Operator', extend: { delivery: 'viewed' } }
  expect(enveloped(serialiseAnswer(one, answer))).toEqual({ data: answer })
})
