import { keptFigures } from './kept-figures.ts'

/** FRM-405: used bytes of a school's files, and the limit. */
export interface StorageFigure {
  schoolId: number
  /** FRM-412: null until the files of the school have been counted. */
  storage: { used: number; most: number } | null
}

export type ReadStorage = () => Promise<readonly StorageFigure[]>

/** Shares one running read of the figures of all schools. */
export function storageFigures(read: ReadStorage): ReadStorage {
  return keptFigures(read, [])
}
