import { z } from 'zod'
import { courseCard } from '../courses/shapes.ts'

/** The kinds of favourites; each kind adds its part of a row. */
export const favouriteKind = z.enum(['course'])

/** One row of the favourites or of the history. */
export const favouriteItem = z.object({
  kind: favouriteKind,
  /** When the course was added to the favourites, or last opened. */
  at: z.string(),
  course: courseCard,
})
export type FavouriteItem = z.output<typeof favouriteItem>
