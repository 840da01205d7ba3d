import { useState } from 'react'

/**
 * Returns the first defined value. A form that starts with it is not changed when the data is
 * loaded again.
 */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
