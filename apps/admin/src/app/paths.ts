import { link } from '@titian/site/link'

/** The paths of this site, behind the hash: /admin/#/reviews. `$sign` is an opaque id. */
export const paths = {
  start: '/start',
  subjects: '/subjects',
  reviews: '/reviews',
  review: '/review/$sign',
  supervision: '/supervision',
  schoolTeachers: '/teachers',
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
  orders: '/orders',
  order: '/orders/$sign',
  discountCodes: '/discount-codes',
  coins: '/coins',
  money: '/money',
  paymentSettings: '/payment-settings',
  schools: '/schools',
} as const

/** The pages as a link or `navigate` takes them. */
export const linkTo = {
  reviews: () => link({ to: paths.reviews }),
  review: (sign: string) => link({ to: paths.review, params: { sign } }),
  people: (search: Record<string, string> = {}) => link({ to: paths.people, search }),
  peopleImports: () => link({ to: paths.peopleImports }),
  person: (sign: string) => link({ to: paths.person, params: { sign } }),
  identities: (search: { name?: string } = {}) => link({ to: paths.identities, search }),
  roster: (search: { name?: string } = {}) => link({ to: paths.roster, search }),
  rosterImports: () => link({ to: paths.rosterImports }),
  auditLog: (search: { personSign?: string } = {}) => link({ to: paths.auditLog, search }),
  supervision: (search: { name?: string } = {}) => link({ to: paths.supervision, search }),
  orders: (search: { waiting?: '1' } = {}) => link({ to: paths.orders, search }),
  order: (sign: string) => link({ to: paths.order, params: { sign } }),
  schools: () => link({ to: paths.schools }),
}
