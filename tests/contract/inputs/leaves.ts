interface Leaf {
  /** The path, for example `items.0.subjectId`. */
  path: string
  value: unknown
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Every primitive value of an input with its path. */
export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (!isBranch(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key),
  )
}

function put(target: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown) {
  const inner = target[key]
  if (rest.length > 0 && isBranch(inner)) put(inner, rest, value)
  else target[key] = value
}

/** A copy of the input with another value at the given path. */
export function withLeaf(input: Record<string, unknown>, path: string, value: unknown) {
  const copy = structuredClone(input)
  put(copy, path.split('.'), value)
  return copy
}

/** Matches the 22 characters of a sealed id. */
export function isSign(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value)
}
