import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, nothing, page, sign, size } from '../wire/fields.ts'
import { favouriteKind, favouriteItem } from './shapes.ts'

const one = z.object({ kind: favouriteKind.default('course'), sign })
const post = { method: 'POST', who: 'signedIn' } as const
const list = { ...post, kind: 'read', input: z.object({ page, size: size() }) } as const

/** The favourites and the history of a person (CRS-086). */
export const favourites = {
  addFavourite: call({
    ...post,
    id: 'CALL-413',
    path: '/favourite/addFavourite',
    kind: 'save',
    input: one,
    data: done,
  }),
  cancelFavourite: call({
    ...post,
    id: 'CALL-414',
    path: '/favourite/cancelFavourite',
    kind: 'save',
    input: one,
    data: done,
  }),
  listFavourites: call({
    ...list,
    id: 'CALL-415',
    path: '/favourite/listFavourites',
    data: listOf(favouriteItem),
  }),
  isFavourite: call({
    ...post,
    id: 'CALL-415',
    path: '/favourite/isFavourite',
    kind: 'read',
    input: one,
    data: z.object({ favourite: z.boolean() }),
  }),
  listVisits: call({
    ...list,
    id: 'CALL-416',
    path: '/favourite/listVisits',
    data: listOf(favouriteItem),
  }),
  noteVisit: call({
    ...post,
    id: 'CALL-416',
    path: '/favourite/noteVisit',
    kind: 'save',
    input: one,
    data: done,
  }),
  removeVisit: call({
    ...post,
    id: 'CALL-417',
    path: '/favourite/removeVisit',
    kind: 'save',
    input: one,
    data: done,
  }),
  clearVisits: call({
    ...post,
    id: 'CALL-417',
    path: '/favourite/clearVisits',
    kind: 'save',
    input: nothing,
    data: done,
  }),
}
