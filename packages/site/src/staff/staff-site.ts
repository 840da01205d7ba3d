import { createContext, useContext, type ComponentType } from 'react'

/** What differs between the staff sites. Each site passes this once, to StaffRoot. */
export interface StaffSite {
  name: string
  /** The start page of the site, and the text of the link to it. */
  home: { href: string; label: string }
  /** The public page of the user, if the site has one. */
  profile?: { href: string; label: string }
  signIn: {
    title: string
    lead: string
    /** The drawing beside the sign-in form. */
    seed: string
    /** A failure that is older than the form, such as an expired link. */
    failure?: unknown
  }
  mayEnter: (roleStr: string) => boolean
  /** The text for users without access. */
  refused: { title: string; text: (name: string) => string }
  Navigation: ComponentType<{ onFollow?: () => void }>
}

export const StaffSiteContext = createContext<StaffSite | null>(null)

export function useStaffSite(): StaffSite {
  const site = useContext(StaffSiteContext)
  if (!site) throw new Error('pages of the staff stand below StaffRoot')
  return site
}
