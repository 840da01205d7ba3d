import { createContext, type ReactNode } from 'react'

/** The content that the shell shows before the school's sections of the home page. */
export const HomeLeadContext = createContext<ReactNode>(null)
