import { isPage, paths } from '../paths.ts'

export interface OwnEntry {
  /** Key in the texts of `app`. */
  label:
    | 'learningCenter'
    | 'myCourses'
    | 'myTraining'
    | 'curriculum'
    | 'messages'
    | 'myFiles'
    | 'historyCollect'
    | 'pages.resume'
    | 'pages.applications'
    | 'sharingCourses'
    | 'accountBasics'
    | 'upgradeUser'
  href: string
}

const learning: OwnEntry[] = [
  { label: 'learningCenter', href: paths.learningCenter },
  { label: 'myCourses', href: paths.learningCourses },
  { label: 'myTraining', href: paths.myTraining },
  { label: 'curriculum', href: paths.curriculum },
  { label: 'messages', href: paths.message },
  { label: 'historyCollect', href: paths.historyCollect },
  { label: 'pages.resume', href: paths.resume },
  { label: 'pages.applications', href: paths.applications },
  { label: 'myFiles', href: paths.uploading },
]
const sharing: OwnEntry = { label: 'sharingCourses', href: paths.sharingCourses }
const manage: OwnEntry[] = [
  { label: 'accountBasics', href: '/home/learning/account_basic_m' },
  { label: 'upgradeUser', href: '/home/learning/up_user_m?form=2' },
]

/** FRM-076, FRM-078: what one learns; sharing only for whoever was given its function codes. */
export function userEntries(
  functionCodes: readonly string[],
  exists: (href: string) => boolean = isPage,
): OwnEntry[] {
  const all = functionCodes.length > 0 ? [...learning, sharing] : learning
  return all.filter(({ href }) => exists(href))
}

/** FRM-077: the own account. */
export function manageEntries(exists: (href: string) => boolean = isPage): OwnEntry[] {
  return manage.filter(({ href }) => exists(href))
}
