import type { AnyCall } from '@titian/contract'
import type { z } from 'zod'

/**
 * Limits of one input: bytes of the body, and number of values; a list or an object counts as a
 * value.
 */
export interface InputBounds {
  bytes: number
  values: number
}

/**
 * Bytes that every call may send: enough for one overlong text, so that the response can name its
 * field.
 */
export const usualBytes = 128 * 1024
const mostBytes = 1024 * 1024
const usualValues = 1000
const mostValues = 100_000

/** Maximum bytes of one UTF-16 unit, because a client may escape it in JSON. */
const bytesOfUnit = 6
/** Assumed size of numbers and of texts that a pattern limits. */
const shortBytes = 100
const endless: InputBounds = { bytes: Infinity, values: Infinity }
/** Bytes of quotes, colon and comma. */
const punctuation = 6

const largest = (all: InputBounds[]): InputBounds => ({
  bytes: Math.max(0, ...all.map(({ bytes }) => bytes)),
  values: Math.max(1, ...all.map(({ values }) => values)),
})
const sum = (all: InputBounds[]): InputBounds => ({
  bytes: all.reduce((total, { bytes }) => total + bytes + punctuation, 0),
  values: all.reduce((total, { values }) => total + values, 1),
})

/** The maximum length of a text or a list; undefined when only a pattern limits it. */
function maximumOf({ _zod: { def } }: z.core.$ZodType): number | undefined {
  const checks = (def.checks ?? []).map((one) => (one as z.core.$ZodChecks)._zod.def)
  const lengths = checks.flatMap((check) => {
    if (check.check === 'max_length') return [check.maximum]
    return check.check === 'length_equals' ? [check.length] : []
  })
  if (lengths.length > 0) return Math.min(...lengths)
  const hasFormat = 'format' in def || checks.some(({ check }) => check === 'string_format')
  return hasFormat ? shortBytes : undefined
}

function ofObject({ shape, catchall }: z.core.$ZodObjectDef): InputBounds {
  // Unknown fields need no room: `never` refuses them, and without a catch-all type they are
  // ignored.
  if (catchall && (catchall as z.core.$ZodTypes)._zod.def.type !== 'never') return endless
  const fields = Object.entries(shape).map(([name, inner]) => {
    const { bytes, values } = largestOf(inner)
    return { bytes: name.length + bytes, values }
  })
  return sum(fields)
}

function ofArray(schema: z.core.$ZodType, element: z.core.$ZodType): InputBounds {
  const { bytes, values } = largestOf(element)
  const most = maximumOf(schema) ?? Infinity
  return { bytes: most * (bytes + punctuation), values: 1 + most * values }
}

function isTruth(schema: z.core.$ZodType): boolean {
  return (schema as z.core.$ZodTypes)._zod.def.type === 'boolean'
}

/** The largest input that a schema allows, computed from its limits of texts and lists. */
export function largestOf(schema: z.core.$ZodType): InputBounds {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return { bytes: (maximumOf(schema) ?? Infinity) * bytesOfUnit, values: 1 }
    case 'object':
      return ofObject(def)
    case 'array':
      return ofArray(schema, def.element)
    case 'union':
      return largest(def.options.map(largestOf))
    case 'intersection':
      return sum([largestOf(def.left), largestOf(def.right)])
    case 'tuple':
      return sum(def.items.map(largestOf))
    case 'pipe':
      // A boolean that is sent as text has only a few spellings.
      return largestOf(isTruth(def.out) ? def.out : def.in)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return largestOf(def.innerType)
    case 'record':
    case 'map':
    case 'set':
    case 'lazy':
      return endless
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'any':
    case 'unknown':
    default:
      return { bytes: shortBytes, values: 1 }
  }
}

/** FRM-348: the limits of a call's input, from its schema, with a reserve for unknown fields. */
function findBounds({ input }: AnyCall): InputBounds {
  const { bytes, values } = largestOf(input)
  return {
    bytes: Math.min(mostBytes, Math.max(usualBytes, bytes + usualValues)),
    values: Math.min(mostValues, Math.max(usualValues, 2 * values)),
  }
}

const known = new WeakMap<AnyCall, InputBounds>()

export function boundsOf(call: AnyCall): InputBounds {
  let bounds = known.get(call)
  if (!bounds) known.set(call, (bounds = findBounds(call)))
  return bounds
}
