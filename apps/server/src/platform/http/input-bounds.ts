import type { AnyCall } from '@titian/contract'
import type { z } from 'zod'

/** How much one input may be: bytes of a body, and values in it, where a list or an object is one too. */
export interface InputBounds {
  bytes: number
  values: number
}

/** Enough for any one text of a form that is far too long, so that the answer can name its field. */
export const usualBytes = 128 * 1024
const mostBytes = 1024 * 1024
const usualValues = 1000
const mostValues = 100_000

/** JSON writes one unit of a text as six bytes where the sender escapes it. */
const bytesOfUnit = 6
/** Texts that a pattern bounds, and numbers. */
const shortBytes = 100
const endless: InputBounds = { bytes: Infinity, values: Infinity }
/** Quotes, a colon and a comma. */
const punctuation = 6

const largest = (all: InputBounds[]): InputBounds => ({
  bytes: Math.max(0, ...all.map(({ bytes }) => bytes)),
  values: Math.max(1, ...all.map(({ values }) => values)),
})
const sum = (all: InputBounds[]): InputBounds => ({
  bytes: all.reduce((total, { bytes }) => total + bytes + punctuation, 0),
  values: all.reduce((total, { values }) => total + values, 1),
})

/** The length that the checks of a text or a list allow; what a pattern bounds is short. */
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
  // `never` refuses other fields; without a type for them they are passed over.
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

/** The largest input that a schema allows, counted from its own limits of texts and lists. */
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
      // A truth written as a text is one of few words.
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

/**
 * FRM-348: what a call reads at most, from its own schema: little for most calls, more for those whose texts and lists
 * need it. There is room for fields that the call does not know.
 */
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
