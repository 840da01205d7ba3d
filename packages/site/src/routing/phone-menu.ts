import { createContext, type ReactNode } from 'react'

type DrawMenu = (className?: string) => ReactNode

/** Draws the button that opens the drawer of a phone, for headers of pages that have their own (FRM-187). */
export const PhoneMenuContext = createContext<DrawMenu>(() => null)
