export const itemKinds = ['single', 'multiple', 'blank', 'judge', 'annotation'] as const
export type ItemKind = (typeof itemKinds)[number]

/** The codes of question types on the wire and in import files (EXM-088). */
export const itemTypeCode = {
  single: 1,
  multiple: 2,
  blank: 3,
  judge: 4,
  annotation: 5,
} as const satisfies Record<ItemKind, 1 | 2 | 3 | 4 | 5>

export const itemKindOf = (code: number): ItemKind | undefined =>
  itemKinds.find((kind) => itemTypeCode[kind] === code)
