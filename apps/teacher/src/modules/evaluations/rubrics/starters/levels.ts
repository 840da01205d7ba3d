import type { FullTexts, RubricLevel } from '@titian/contract'

export type Words = readonly [en: string, zh: string, my: string]

export const words = ([en, zh, my]: Words): FullTexts => ({ en, zh, my })

const names = [
  ['Not yet', '尚未达到', 'Belum'],
  ['Basic', '基本', 'Asas'],
  ['Good', '良好', 'Baik'],
  ['Excellent', '优秀', 'Cemerlang'],
] as const satisfies Words[]

const usualPercents = [0, 50, 75, 100]

type Four = readonly [Words, Words, Words, Words]

/** Returns the four usual levels, lowest first, with their descriptions for this criterion. */
export const fourLevels = (texts: Four, percents: readonly number[] = usualPercents) =>
  texts.map((text, at): RubricLevel => ({
    percent: percents[at] ?? 100,
    names: words(names[at] ?? text),
    texts: words(text),
  }))
