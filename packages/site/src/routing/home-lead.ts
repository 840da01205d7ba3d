import { createContext, type ReactNode } from 'react'

/** What the home page shows above the sections of the school. */
export const HomeLeadContext = createContext<ReactNode>(null)
