import { keptFigures } from './kept-figures.ts'

/** FRM-405: bytes of the stored files of a school, and the most that there may be. */
export interface StorageFigure {
  schoolId: number
  /** FRM-412: null until the files of the school are counted. */
  storage: { used: number; most: number } | null
}

export type ReadStorage = () => Promise<readonly StorageFigure[]>

/** Reads the figures of all schools once at a time. */
export function storageFigures(read: ReadStorage): ReadStorage {
  return keptFigures(read, [])
}
