import { useState } from 'react'

/** What came first: a form begins with it, and what is read again meanwhile neither replaces it nor its version. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}
