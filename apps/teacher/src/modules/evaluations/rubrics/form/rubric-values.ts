import {
  evaluations,
  type FullTexts,
  type InputOf,
  levelsMost,
  type PracticeKindName,
  type RatingSource,
  type Rubric,
  type RubricCriterion,
  type Texts,
} from '@titian/contract'
import { byContract } from '@titian/site'
import { numberOf } from '@titian/site/number-of'

export interface LevelValues {
  percent: number | string
  names: FullTexts
  texts: FullTexts
}

export interface CriterionValues {
  key: string
  names: FullTexts
  weight: number | string
  source: RatingSource
  evidence: string
  /** The levels, the lowest first. */
  levels: LevelValues[]
}

export interface GateValues {
  evidence: string
  below: number | string
  cap: number | string
}

/** The values of a rubric in its form. */
export type RubricValues = {
  names: FullTexts
  /** Empty for hand-ins of homework and trainings. */
  kind: PracticeKindName | ''
  criteria: CriterionValues[]
  gates: GateValues[]
}

/** The fields that a stored rubric or a template has for the form. */
type Fields = Pick<Rubric, 'names' | 'kind' | 'criteria' | 'gates'>

export const noTexts: FullTexts = { en: '', zh: '', my: '' }
const full = (texts: Texts): FullTexts => ({ ...noTexts, ...texts })

export const rubricValuesOf = ({ names, kind, criteria, gates }: Fields): RubricValues => ({
  names: full(names),
  kind: kind ?? '',
  criteria: criteria.map((criterion) => ({
    ...criterion,
    names: full(criterion.names),
    levels: criterion.levels.map((level) => ({
      percent: level.percent,
      names: full(level.names),
      texts: full(level.texts),
    })),
  })),
  gates: gates.map((gate) => ({ ...gate })),
})

export const rubricInputOf = ({ names, kind, criteria, gates }: RubricValues) => ({
  names,
  kind: kind === '' ? null : kind,
  criteria: criteria.map((criterion) => ({
    ...criterion,
    weight: numberOf(criterion.weight),
    levels: criterion.levels.map((level) => ({ ...level, percent: numberOf(level.percent) })),
  })),
  gates: gates.map(({ evidence, below, cap }) => ({
    evidence,
    below: numberOf(below),
    cap: numberOf(cap),
  })),
})

type Input = InputOf<typeof evaluations.saveRubric>

/** Returns the errors of a rubric by the fields of its form. */
export const rubricProblems = byContract<RubricValues>(evaluations.saveRubric.input, {
  inputOf: (values): Input => ({
    ...rubricInputOf(values),
    key: '00000000-0000-4000-8000-000000000000',
  }),
})

const trimmed = (texts: Texts): FullTexts => {
  const { en, zh, my } = full(texts)
  return { en: en.trim(), zh: zh.trim(), my: my.trim() }
}

/**
 * Whether the server stored what was sent. The server removes spaces at the ends of texts, which
 * makes no difference here.
 */
export function isKept(sent: RubricValues, kept: Fields): boolean {
  const cut = ({ names, kind, criteria, gates }: RubricValues) =>
    JSON.stringify([
      trimmed(names),
      kind,
      criteria.map(({ key, weight, source, evidence, levels, ...criterion }) => [
        key,
        trimmed(criterion.names),
        Number(weight),
        source,
        source === 'machine' ? evidence : '',
        levels.map((level) => [Number(level.percent), trimmed(level.names), trimmed(level.texts)]),
      ]),
      gates.map(({ evidence, below, cap }) => [evidence, Number(below), Number(cap)]),
    ])
  return cut(sent) === cut(rubricValuesOf(kept))
}

const usualLevel = (percent: number): LevelValues => ({ percent, names: noTexts, texts: noTexts })

export const newCriterion = (): CriterionValues => ({
  key: crypto.randomUUID(),
  names: noTexts,
  weight: '',
  source: 'teacher',
  evidence: '',
  levels: [0, 60, 100].map(usualLevel),
})

export const emptyRubric = (): RubricValues => ({
  names: noTexts,
  kind: 'supply-chain',
  criteria: [{ ...newCriterion(), weight: 100 }],
  gates: [],
})

/**
 * Changes the kind of practice. The parts of the score must then be chosen again; hand-ins have
 * none.
 */
export const withKind = (values: RubricValues, kind: RubricValues['kind']): RubricValues => ({
  ...values,
  kind,
  criteria: values.criteria.map((criterion) => ({
    ...criterion,
    evidence: '',
    source: kind === '' && criterion.source === 'machine' ? 'teacher' : criterion.source,
  })),
  gates: kind === '' ? [] : values.gates.map((gate) => ({ ...gate, evidence: '' })),
})

export const sumOfWeights = (criteria: readonly Pick<CriterionValues, 'weight'>[]): number =>
  criteria.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0)

/**
 * Divides 100 into whole weights that are as equal as possible: the first weights are larger by one
 * until the sum is 100.
 */
export function withEvenWeights(criteria: readonly CriterionValues[]): CriterionValues[] {
  const share = Math.floor(100 / criteria.length)
  const left = 100 - share * criteria.length
  return criteria.map((criterion, at) => ({ ...criterion, weight: share + (at < left ? 1 : 0) }))
}

/**
 * Inserts a level below the highest one. Its percentage is halfway between the two levels around
 * it.
 */
export function withLevel(levels: readonly LevelValues[]): LevelValues[] {
  const highest = levels.at(-1)
  if (!highest || levels.length >= levelsMost) return [...levels]
  const below = Number(levels.at(-2)?.percent) || 0
  const between = Math.floor((below + (Number(highest.percent) || 100)) / 2)
  return [...levels.slice(0, -1), usualLevel(between), highest]
}

/** Moves an item from one index to another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((one, place) => (place === at ? item : one))

/** Returns the rubric for the preview, which also shows an incomplete rubric. */
export const shownRubric = (
  values: RubricValues,
): Pick<Rubric, 'kind' | 'gates'> & {
  criteria: RubricCriterion[]
} => {
  const { kind, criteria, gates } = rubricInputOf(values)
  const whole = (value: number) => (Number.isNaN(value) ? 0 : value)
  return {
    kind,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      weight: whole(criterion.weight),
      levels: criterion.levels.map((level) => ({ ...level, percent: whole(level.percent) })),
    })),
    gates: gates.map((gate) => ({ ...gate, below: whole(gate.below), cap: whole(gate.cap) })),
  }
}
