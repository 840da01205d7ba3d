import { isStaff, isTeaching } from '@titian/contract'
import { pages, type PageFacts } from '../paths.ts'

interface OwnPage {
  page: PageFacts
  group: 'learning' | 'account'
  /** Another address of the same page on a phone, or the query that the page needs. */
  phone?: string
  /** `teaching`: for teachers and staff alone (CRS-083, CRS-084); `staff`: for staff (FRM-065); `sharing`: with a function code (CRS-106, FRM-078). */
  only?: 'teaching' | 'staff' | 'sharing'
  /** A desktop has the form of the identity on the page of the account, and no entry for it. */
  phoneOnly?: true
  /** Also in the short menu under the photo. */
  inShort?: true
}

/**
 * FRM-432: every entry of the menus of one's own pages, once: the list at the side of the learning area, the
 * drawer of the phone and the menu under the photo all read it here, so that no page is missing in one.
 */
const ownPages: readonly OwnPage[] = [
  { page: pages.learningCenter, group: 'learning', inShort: true },
  { page: pages.learningCourses, group: 'learning', inShort: true },
  { page: pages.myTraining, group: 'learning' },
  { page: pages.curriculum, group: 'learning' },
  { page: pages.analysis, group: 'learning' },
  { page: pages.wallet, group: 'learning', inShort: true },
  { page: pages.myTeaching, group: 'learning', only: 'teaching' },
  { page: pages.teacherStudy, group: 'learning', only: 'teaching' },
  { page: pages.regulate, group: 'learning', only: 'staff' },
  { page: pages.articleManagement, group: 'learning', only: 'teaching' },
  { page: pages.message, group: 'learning', inShort: true },
  { page: pages.historyCollect, group: 'learning' },
  { page: pages.sharingCourses, group: 'learning', only: 'sharing' },
  { page: pages.resume, group: 'learning' },
  { page: pages.applications, group: 'learning' },
  { page: pages.uploading, group: 'learning' },
  { page: pages.orders, group: 'account', inShort: true },
  {
    page: pages.account,
    group: 'account',
    phone: pages.accountOnPhone.path,
    inShort: true,
  },
  {
    page: pages.upgradeUser,
    group: 'account',
    phone: `${pages.upgradeUser.path}?form=2`,
    phoneOnly: true,
  },
]

/** What the entries of a person depend on. */
interface Person {
  user: { roleStr: string } | null
  functionCodes: readonly string[]
}

/** Of the role and the codes of a person: what they may open. */
function mayOpen({ only }: OwnPage, { user, functionCodes }: Person): boolean {
  if (only === 'teaching') return isTeaching(user)
  if (only === 'staff') return isStaff(user)
  return only !== 'sharing' || functionCodes.length > 0
}

export interface OwnEntry {
  page: PageFacts
  group: 'learning' | 'account'
  href: string
}

/** ACC-217, FRM-432: the entries of a person in one of the three menus, in the same order in each. */
export function ownEntries(menu: 'side' | 'drawer' | 'photo', person: Person): OwnEntry[] {
  return ownPages
    .filter((entry) => menu === 'drawer' || !entry.phoneOnly)
    .filter((entry) => menu !== 'photo' || entry.inShort)
    .filter((entry) => mayOpen(entry, person))
    .map(({ page, group, phone }) => ({
      page,
      group,
      href: (menu === 'drawer' ? phone : undefined) ?? page.path,
    }))
}
