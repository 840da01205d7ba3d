import { type AnyCall, implicitRefusals, type RefusalName, refusals } from '@titian/contract'
import type { Json } from './schemas.ts'

/** The schema of every refusal; each call lists its own codes. */
export const refusalSchema: Json = {
  type: 'object',
  required: ['ok', 'code', 'msg', 'data'],
  properties: {
    ok: { const: false },
    code: { type: 'integer' },
    msg: { type: 'string', description: 'A text in the language of the request.' },
    data: { type: 'null' },
    extend: {
      type: 'object',
      properties: {
        refusal: { type: 'string', enum: Object.keys(refusals) },
        reason: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
      },
      additionalProperties: true,
    },
  },
}

export function namesOf(call: Pick<AnyCall, 'refusals'>): RefusalName[] {
  return [...call.refusals, ...implicitRefusals]
}

/** One response for each status, with its possible codes. */
export function refusedWith(names: readonly RefusalName[]): Json {
  const byStatus = new Map<number, RefusalName[]>()
  for (const name of new Set(names)) {
    const { status } = refusals[name]
    byStatus.set(status, [...(byStatus.get(status) ?? []), name])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, here]) => [
      String(status),
      {
        description: here.map((name) => `${refusals[name].code} ${name}`).join(', '),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Refusal' },
                {
                  type: 'object',
                  properties: { code: { enum: here.map((name) => refusals[name].code) } },
                },
              ],
            },
          },
        },
      },
    ]),
  )
}
