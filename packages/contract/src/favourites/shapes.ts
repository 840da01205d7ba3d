import { z } from 'zod'
import { courseCard } from '../courses/shapes.ts'

/** What can be kept; each kind brings its own part of a row. */
export const favouriteKind = z.enum(['course'])

/** One row of the favourites or of the history. */
export const favouriteItem = z.object({
  kind: favouriteKind,
  /** When it was kept, or opened last. */
  at: z.string(),
  course: courseCard,
})
export type FavouriteItem = z.output<typeof favouriteItem>
