import * as shapes from './kinds/shapes.ts'

export type ItemKind = keyof typeof shapes

const byKind: typeof shapes = shapes
const isKind = (name: string): name is ItemKind => name in shapes

/** All kinds, in the order of their codes. */
export const itemKinds: readonly ItemKind[] = Object.keys(shapes)
  .filter(isKind)
  .toSorted((one, other) => byKind[one].typeCode - byKind[other].typeCode)

/** Returns the code of a kind in the API and in import files (EXM-088). */
export const itemTypeCode = (kind: ItemKind): number => byKind[kind].typeCode

export const itemKindOf = (code: number): ItemKind | undefined =>
  itemKinds.find((kind) => itemTypeCode(kind) === code)
