import { isStaff, isTeaching } from '@titian/contract'
import { pages, type PageFacts } from '../paths.ts'

interface OwnPage {
  page: PageFacts
  group: 'learning' | 'account'
  /**
   * Where the entry differs: the path that the page has on a phone, or the query that the page
   * needs.
   */
  phone?: string
  /**
   * `teaching`: only for teachers and staff (CRS-083, CRS-084); `staff`: only for staff (FRM-065);
   * `sharing`: only with a function code (CRS-106, FRM-078).
   */
  only?: 'teaching' | 'staff' | 'sharing'
  /** On a desktop the identity form is on the account page and has no entry. */
  phoneOnly?: true
  /** Whether the entry is also in the short menu under the photo. */
  inShort?: true
}

/**
 * FRM-432: every entry of the personal menus, once. The side bar of the learning area, the drawer
 * of the phone and the menu under the photo all use this list, so that none of these menus lacks a
 * page.
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

/** The facts about a person that decide which entries are shown. */
interface Person {
  user: { roleStr: string } | null
  functionCodes: readonly string[]
}

/** Returns whether the role and the function codes of a person allow the page. */
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

/**
 * ACC-217, FRM-432: returns a person's entries for one of the three menus. The order is the same in
 * all menus.
 */
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
