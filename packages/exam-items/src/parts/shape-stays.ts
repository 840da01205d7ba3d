import { createContext } from 'react'

/**
 * True if only the answer side may change, because students have already answered these options and
 * blanks (EXM-175).
 */
export const ShapeStays = createContext(false)
