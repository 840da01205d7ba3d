import { trainStates, type InputOf, type training } from '@titian/contract'
import type { Words } from '@titian/site'
import type { TrainFilter } from '../../../parts/train-links.ts'

export const pageSize = 12

/** Reads the address; unknown values are ignored. */
export function readTrainFilter(search: Words<TrainFilter & { page?: string }>): {
  filter: TrainFilter
  page: number
} {
  const trainName = search.trainName?.trim().slice(0, 60)
  const state = trainStates.find((one) => one === search.state)
  const isFree = (['0', '1'] as const).find((one) => one === search.isFree)
  const page = Number(search.page)
  return {
    filter: { ...(trainName && { trainName }), ...(state && { state }), ...(isFree && { isFree }) },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/**
 * Returns the input of the call for one page; it must equal the server's first data for the same
 * address.
 */
export function trainInput(filter: TrainFilter, page: number): InputOf<typeof training.trainList> {
  return { ...filter, page, size: pageSize }
}
