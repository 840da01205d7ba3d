import { createContext, useContext, type ComponentType } from 'react'

/** What differs between the staff sites; each site passes it once, to StaffRoot. */
export interface StaffSite {
  name: string
  /** Where the site begins, and what a link to it says. */
  home: { href: string; label: string }
  /** What others read of the person, where the site has such a page. */
  profile?: { href: string; label: string }
  signIn: {
    title: string
    lead: string
    /** Of the drawing beside the form. */
    seed: string
    /** What went wrong before the form was drawn, such as a link that has expired. */
    failure?: unknown
  }
  mayEnter: (roleStr: string) => boolean
  /** For those who may not. */
  refused: { title: string; text: (name: string) => string }
  Navigation: ComponentType<{ onFollow?: () => void }>
}

export const StaffSiteContext = createContext<StaffSite | null>(null)

export function useStaffSite(): StaffSite {
  const site = useContext(StaffSiteContext)
  if (!site) throw new Error('pages of the staff stand below StaffRoot')
  return site
}
