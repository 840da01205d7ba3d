import type { PostFacet } from '@titian/contract'

export interface Place extends PostFacet {
  children: Place[]
}

const levelOf = (code: string) => code.split('-').length

/**
 * Builds a tree from a flat list of places. The code of a place begins with the code of its region.
 */
export function placeTree(places: readonly PostFacet[], around = ''): Place[] {
  return places
    .filter(
      ({ code }) =>
        code.startsWith(around && `${around}-`) &&
        levelOf(code) === (around ? levelOf(around) + 1 : 1),
    )
    .map((place) => {
      const children = placeTree(places, place.code)
      const [only] = children
      // A city that is also a state is shown as one row.
      const isSame = children.length === 1 && only?.name === place.name
      return { ...place, children: isSame ? [] : children }
    })
}

export const leadsTo = (place: Place, code: string): boolean =>
  place.code === code || code.startsWith(`${place.code}-`)
