/** The search parameters of the projector page: open or finished games, with or without names. */
export interface WallWords {
  view?: 'groups'
  names?: '0'
  games?: string
}
