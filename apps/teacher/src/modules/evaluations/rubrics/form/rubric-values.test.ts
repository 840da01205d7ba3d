import { evaluations, languages, problemsIn, type RubricCriterion } from '@titian/contract'
import { expect, it } from 'vitest'
import { starterNames } from '../starters/starter-names.ts'
import { starters } from '../starters/starters.ts'
import { missingTexts } from './language-choice.tsx'
import {
  emptyRubric,
  isKept,
  moved,
  newCriterion,
  type RubricValues,
  rubricInputOf,
  rubricProblems,
  rubricValuesOf,
  sumOfWeights,
  withEvenWeights,
  withKind,
  withLevel,
} from './rubric-values.ts'

const paths = (values: RubricValues) =>
  Object.keys(rubricProblems(values)).toSorted((one, other) => (one < other ? -1 : 1))

const chain = () => rubricValuesOf(starters.calmChain)

/** The parts that a score has in every practice of a kind (PRC-058). */
const parts = {
  'supply-chain': ['cost', 'service', 'bullwhip', 'debrief'],
  inventory: ['bench'],
  marketplace: ['process', 'result', 'reasoning'],
  erp: ['statements', 'accuracy', 'result'],
}

it('[PRC-116] every template can be saved unchanged and has all texts in three languages', () => {
  const kinds = starterNames.map((name) => starters[name].kind)
  expect(kinds.filter((kind) => kind === 'supply-chain')).toHaveLength(3)
  expect(kinds.filter((kind) => kind === null)).toHaveLength(1)
  expect(kinds.filter((kind) => kind === 'marketplace')).toHaveLength(1)
  for (const name of starterNames) {
    const values = rubricValuesOf(starters[name])
    expect(rubricProblems(values), name).toEqual({})
    for (const language of languages) expect(missingTexts(values, language), name).toBe(0)
    const { kind, criteria, gates } = starters[name]
    const known = kind === null ? [] : parts[kind]
    const byMachine = criteria.filter(({ source }) => source === 'machine')
    for (const { evidence } of [...byMachine, ...gates]) expect(known, name).toContain(evidence)
    expect(new Set(criteria.map((one: RubricCriterion) => one.key)).size).toBe(criteria.length)
  }
})

it('a rubric that was sent to the server becomes the same form values again', () => {
  const input = rubricInputOf(chain())
  expect(rubricValuesOf(input)).toEqual(chain())
  expect(isKept(chain(), input)).toBe(true)
  expect(
    isKept({ ...chain(), names: { en: ' A calm chain ', zh: '平稳的供应链', my: '' } }, input),
  ).toBe(false)
  const spaced = { ...chain(), names: { ...chain().names, en: '  A calm chain ' } }
  expect(isKept(spaced, input)).toBe(true)
  expect(isKept({ ...chain(), gates: [] }, input)).toBe(false)
})

it('each wrong field has the same path as on the server', () => {
  expect(paths(emptyRubric())).toEqual([
    'criteria.0.levels.0.names',
    'criteria.0.levels.1.names',
    'criteria.0.levels.2.names',
    'criteria.0.names',
    'names',
  ])
  const values = chain()
  const [first, ...others] = values.criteria
  if (!first) throw new Error('The starter has no criterion.')
  const heavy = { ...values, criteria: [{ ...first, weight: 31 }, ...others] }
  expect(paths(heavy)).toEqual([0, 1, 2, 3].map((at) => `criteria.${at}.weight`))
  const empty = { ...values, criteria: [{ ...first, weight: '' }, ...others] }
  expect(paths(empty)).toEqual(['criteria.0.weight'])
  const [low, second, ...above] = first.levels
  if (!low || !second) throw new Error('The starter has no levels.')
  const falling = { ...first, levels: [low, { ...second, percent: 0 }, ...above] }
  expect(paths({ ...values, criteria: [falling, ...others] })).toEqual([
    'criteria.0.levels.1.percent',
  ])
  expect(paths({ ...values, criteria: [] })).toEqual(['criteria'])
  const long = { ...values, names: { ...values.names, zh: '名'.repeat(101) } }
  expect(paths(long)).toEqual(['names.zh'])
  expect(problemsIn(evaluations.saveRubric.input, {}, 'en')).toHaveProperty('criteria')
})

it('[PRC-115] withEvenWeights divides 100 over any number of criteria and gives each at least one', () => {
  for (let count = 1; count <= 20; count += 1) {
    const even = withEvenWeights(Array.from({ length: count }, newCriterion))
    expect(sumOfWeights(even)).toBe(100)
    const weights = even.map(({ weight }) => Number(weight))
    expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1)
  }
})

it('changing the kind removes parts of the score that it does not have', () => {
  const works = withKind(chain(), '')
  expect(works.criteria.map(({ source }) => source)).toEqual(Array(4).fill('teacher'))
  expect(works.gates).toEqual([])
  expect(rubricProblems(works)).toEqual({})
  const bench = withKind(chain(), 'inventory')
  expect(paths(bench)).toEqual([
    'criteria.0.evidence',
    'criteria.1.evidence',
    'criteria.2.evidence',
    'gates.0.evidence',
  ])
})

it('withLevel adds a level halfway below the highest, up to six, and keeps the top at 100 percent', () => {
  const percents = (levels: { percent: number | string }[]) => levels.map(({ percent }) => percent)
  const three = newCriterion().levels
  expect(percents(withLevel(three))).toEqual([0, 60, 80, 100])
  const six = withLevel(withLevel(withLevel(three)))
  expect(percents(six)).toEqual([0, 60, 80, 90, 95, 100])
  expect(percents(withLevel(six))).toEqual(percents(six))
})

it('moved never moves an item out of its list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})
