import { createContext, type ReactNode } from 'react'

type DrawMenu = (className?: string) => ReactNode

/**
 * Renders the button that opens the drawer of a phone, for pages with their own header (FRM-187).
 */
export const PhoneMenuContext = createContext<DrawMenu>(() => null)
