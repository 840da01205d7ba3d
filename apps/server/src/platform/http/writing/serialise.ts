import type { AnyCall } from '@titian/contract'
import fastJson, { type Schema } from 'fast-json-stringify'
import { z } from 'zod'

type Json = { [key: string]: unknown }

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNull(schema: unknown): boolean {
  return isJson(schema) && schema.type === 'null'
}

/** Turns `anyOf [x, null]` into `x, nullable`, which the serialiser writes without trying both. */
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify)
  if (!isJson(schema)) return schema
  const { anyOf } = schema
  if (
    Array.isArray(anyOf) &&
    anyOf.length === 2 &&
    isNull(anyOf[1]) &&
    isJson(anyOf[0]) &&
    !('anyOf' in anyOf[0]) &&
    !('$ref' in anyOf[0])
  ) {
    return { ...(simplify(anyOf[0]) as Json), nullable: true }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]))
}

type Serialise = (data: unknown) => string

function makeSerialiser(type: z.ZodType): Serialise {
  const schema = simplify(z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' }))
  return fastJson(schema as Schema)
}

/** Splits the data schema of a call with `extended` into the parts for `data` and `extend`. */
export function partsOf({ data }: Pick<AnyCall, 'data'>): { data: z.ZodType; extend: z.ZodType } {
  if (!(data instanceof z.ZodObject) || !(data.shape.extend instanceof z.ZodType))
    throw new Error('A call that is extended has an object with the field extend as its data.')
  return { data: data.omit({ extend: true }), extend: data.shape.extend }
}

function makeExtendedSerialiser(call: AnyCall): Serialise {
  const parts = partsOf(call)
  const [inData, beside] = [makeSerialiser(parts.data), makeSerialiser(parts.extend)]
  return (data) => `${inData(data)},"extend":${beside((data as { extend: unknown }).extend)}`
}

/**
 * Serialisers by call, created at the first response, because a process serves few of all calls.
 */
const made = new WeakMap<AnyCall, Serialise>()

/** Serialises a call's data; fields outside of the contract cannot leave the server. */
export function serialise(call: AnyCall, data: unknown): string {
  let write = made.get(call)
  if (!write) made.set(call, (write = makeSerialiser(call.data)))
  return write(data)
}

const extended = new WeakMap<AnyCall, Serialise>()

/** Serialises the data for the envelope, with `extend` beside it when the call has one. */
export function serialiseAnswer(call: AnyCall, data: unknown): string {
  if (!call.extended) return serialise(call, data)
  let write = extended.get(call)
  if (!write) extended.set(call, (write = makeExtendedSerialiser(call)))
  return write(data)
}
