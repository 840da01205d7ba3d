import { z } from 'zod'

export type Json = { [key: string]: unknown }

/** Schemas that stand once and are pointed at, by their name. */
export type Components = Record<string, Json>

const local = '#/$defs/'

/** Replaces every pointer to a definition inside a schema by one to the components. */
function repoint(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((one) => repoint(one, prefix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string' && inner.startsWith(local)
        ? [key, `#/components/schemas/${prefix}.${inner.slice(local.length)}`]
        : [key, repoint(inner, prefix)],
    ),
  )
}

/**
 * The JSON Schema of a shape. What it defines for itself, such as a tree, goes to the components under the prefix,
 * because a pointer in OpenAPI counts from the whole document.
 */
export function schemaOf(
  type: z.ZodType,
  io: 'input' | 'output',
  prefix = '',
  components: Components = {},
): Json {
  const {
    $schema: _,
    $defs = {},
    ...schema
  } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  for (const [name, definition] of Object.entries($defs))
    components[`${prefix}.${name}`] = repoint(definition, prefix) as Json
  return repoint(schema, prefix) as Json
}
