import { link } from '@titian/site/link'

/** The paths of this site, behind the hash: /admin/#/reviews. `$sign` is an opaque id. */
export const paths = {
  start: '/start',
  subjects: '/subjects',
  reviews: '/reviews',
  review: '/review/$sign',
  reported: '/reported',
  people: '/people',
  peopleImports: '/people/imports',
  person: '/people/$sign',
  identities: '/identities',
  roster: '/roster',
  rosterImports: '/roster/imports',
  auditLog: '/audit-log',
  bulletins: '/bulletins',
  faces: '/face-photos',
  settings: '/settings',
  menus: '/menus',
  homeLayout: '/home-page',
  schools: '/schools',
} as const

/** The pages as a link or `navigate` takes them. */
export const linkTo = {
  reviews: () => link({ to: paths.reviews }),
  review: (sign: string) => link({ to: paths.review, params: { sign } }),
  people: () => link({ to: paths.people }),
  peopleImports: () => link({ to: paths.peopleImports }),
  person: (sign: string) => link({ to: paths.person, params: { sign } }),
  identities: (search: { name?: string } = {}) => link({ to: paths.identities, search }),
  roster: () => link({ to: paths.roster }),
  rosterImports: () => link({ to: paths.rosterImports }),
  schools: () => link({ to: paths.schools }),
}
