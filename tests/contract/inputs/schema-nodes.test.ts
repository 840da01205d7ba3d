import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyCall } from '../every-call.ts'
import { schemaAt } from './schema-nodes.ts'

const title = z.string().max(9)
const form = z.object({
  title,
  nickname: title.optional(),
  items: z.array(z.object({ name: title.nullable() })),
  names: z.record(z.string(), title),
  either: z.union([z.string(), z.object({ name: title })]),
})

describe('[FRM-418] the schema of a field, by which an invalid value is tested once', () => {
  it.each(['title', 'nickname', 'items.0.name', 'names.en'])('is the same at %s', (path) => {
    expect(schemaAt(form, path)).toBe(title)
  })

  it('is undefined within alternatives, where every value is tested', () => {
    expect(schemaAt(form, 'either.name')).toBeUndefined()
    expect(schemaAt(form, 'nothing')).toBeUndefined()
  })

  it('is found for every field of every call', () => {
    const fields = everyCall.flatMap(({ call }) =>
      Object.keys(call.input.shape).map((field) => schemaAt(call.input, field)),
    )
    expect(fields.filter((schema) => schema === undefined)).toEqual([])
    expect(new Set(fields).size).toBeLessThan(fields.length)
  })
})
