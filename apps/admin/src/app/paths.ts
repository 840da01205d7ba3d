/** The paths of this site, behind the hash: /admin/#/reviews. `$sign` is an opaque id. */
export const paths = {
  reviews: '/reviews',
  review: '/review/$sign',
  people: '/people',
  peopleImports: '/people/imports',
  person: '/people/$sign',
  identities: '/identities',
  roster: '/roster',
  rosterImports: '/roster/imports',
  auditLog: '/audit-log',
  bulletins: '/bulletins',
  settings: '/settings',
  menus: '/menus',
  homeLayout: '/home-page',
  schools: '/schools',
} as const

type Query = Record<string, string | number | undefined>

function withQuery(path: string, query: Query = {}): string {
  const words = Object.entries(query).filter(
    (entry): entry is [string, string | number] => entry[1] !== undefined,
  )
  const search = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}?${search}` : path
}

/** Ready addresses for links; give them to SiteLink. */
export const linkTo = {
  reviews: (query?: Query) => withQuery(paths.reviews, query),
  review: (sign: string) => paths.review.replace('$sign', encodeURIComponent(sign)),
  people: (query?: Query) => withQuery(paths.people, query),
  peopleImports: () => paths.peopleImports,
  person: (sign: string) => paths.person.replace('$sign', encodeURIComponent(sign)),
  identities: (query?: Query) => withQuery(paths.identities, query),
  roster: (query?: Query) => withQuery(paths.roster, query),
  rosterImports: () => paths.rosterImports,
  schools: () => paths.schools,
}
