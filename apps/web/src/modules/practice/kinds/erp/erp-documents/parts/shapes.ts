import type { ErpDocument, ErpView } from '@titian/contract'

export type { ErpPaper, WrittenKind } from '../../parts/papers.ts'
export type ErpHeader = ErpView['documents'][number]
export type ErpLine = ErpDocument['lines'][number]

export const isLive = ({ state, reverses }: Pick<ErpHeader, 'state' | 'reverses'>): boolean =>
  state !== 'draft' && state !== 'cancelled' && reverses === null

/** Parses an id in the address; null if it has none. */
export const idOf = (word: string | undefined): number | null =>
  word !== undefined && /^[1-9]\d{0,6}$/.test(word) ? Number(word) : null
