import { createContext } from 'react'

/**
 * True if students have already answered these options and blanks. Then only the solution may
 * change (EXM-175).
 */
export const ShapeStays = createContext(false)
