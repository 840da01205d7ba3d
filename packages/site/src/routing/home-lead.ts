import { createContext, type ReactNode } from 'react'

/** What the shell puts before the school's own sections of the home page. */
export const HomeLeadContext = createContext<ReactNode>(null)
