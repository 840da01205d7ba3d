/** Returns whether one of the paths with an error lies below `path`. */
export function isWrongBelow(errors: Record<string, unknown>, path: string): boolean {
  return Object.entries(errors).some(([key, text]) => text && key.startsWith(`${path}.`))
}
