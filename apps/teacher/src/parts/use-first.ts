import { useState } from 'react'

/**
 * Returns the first defined value: a form starts with it, and a later reload replaces neither the
 * form nor its version.
 */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
