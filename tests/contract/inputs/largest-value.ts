interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  maxItems?: number
  maxLength?: number
  enum?: unknown[]
  const?: unknown
}

interface Largest {
  value: unknown
  /** Number of values, including lists and objects. */
  values: number
}

/** The assumed length of texts and lists that have no maximum, or a pattern. */
const without = 8

const sizeOf = ({ value }: Largest) => JSON.stringify(value).length

function larger(one: Largest, other: Largest): Largest {
  return sizeOf(other) > sizeOf(one) ? other : one
}

/** The largest input that a JSON Schema allows, with three bytes for each character. */
export function largestValue(schema: object, root: object = schema): Largest {
  const one = schema as JsonSchema
  if (one.$ref) {
    const name = one.$ref.split('/').at(-1) ?? ''
    return largestValue((root as JsonSchema).$defs?.[name] ?? {}, root)
  }
  const alternatives = one.anyOf ?? one.oneOf ?? one.allOf
  if (alternatives) return alternatives.map((each) => largestValue(each, root)).reduce(larger)
  if (one.const !== undefined) return { value: one.const, values: 1 }
  if (one.enum) return one.enum.map((value) => ({ value, values: 1 })).reduce(larger)
  if (one.type === 'object') {
    const fields = Object.entries(one.properties ?? {}).map(
      ([name, inner]) => [name, largestValue(inner, root)] as const,
    )
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      values: fields.reduce((total, [, { values }]) => total + values, 1),
    }
  }
  if (one.type === 'array') {
    const length = one.maxItems ?? without
    const { value, values } = largestValue(one.items ?? {}, root)
    return { value: Array.from({ length }, () => value), values: 1 + length * values }
  }
  if (one.type === 'string') return { value: '中'.repeat(one.maxLength ?? without), values: 1 }
  return { value: 123_456_789.12, values: 1 }
}
