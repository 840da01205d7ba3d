/** What a wall shows: the open games or those that have ended, with or without the names. */
export interface WallWords {
  view?: 'groups'
  names?: '0'
  games?: string
}
