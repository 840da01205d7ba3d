import { z } from 'zod'

export type Json = { [key: string]: unknown }

/** Shared schemas by name. */
export type Components = Record<string, Json>

const local = '#/$defs/'

/** Replaces references to definitions inside a schema by references to the components. */
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
 * The JSON Schema of a shape. Its own definitions, such as a tree, move to the components under the
 * prefix, because OpenAPI references start at the document root.
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
