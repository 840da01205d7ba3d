import type { z } from 'zod'

/** The parts of a schema that these tests use, because zod has no types for them. */
interface Definition {
  type: string
  innerType?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  valueType?: z.core.$ZodType
  in?: z.core.$ZodType
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as Definition

/** A schema without its optional and default wrappers. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = definitionOf(schema)
  return innerType ? bare(innerType) : schema
}

function partOf(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  const { shape, element, valueType, in: read } = definitionOf(bare(schema))
  if (read) return partOf(read, key)
  return shape?.[key] ?? element ?? valueType
}

/** The schema of the value at a path such as `items.0.title`; undefined within alternatives. */
export function schemaAt(input: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  let schema: z.core.$ZodType | undefined = input
  for (const key of path.split('.')) schema = schema && partOf(schema, key)
  return schema && bare(schema)
}
