import { createContext } from 'react'

/** Tells the frame that the page on show stands in for one that does not exist. */
export const MissingPageContext = createContext<(missing: boolean) => void>(() => {})
