import { createContext } from 'react'

/** True while only the answer side may change: students have answered to these options and blanks (EXM-175). */
export const ShapeStays = createContext(false)
