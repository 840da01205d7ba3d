import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replay } from '../engine.ts'
import { kindNames, kindOf } from '../kinds.ts'
import { inventory, standardBench } from './bench.ts'

const scenario = { problems: ['daysOfCover', 'reorderPoint'], tries: 2 }
const begin = () => inventory.start(scenario, 'seed')

const answer = (problem: string, text: string, attempt = 1) => ({
  seat: 'student',
  command: { type: 'answer', attempt, problem, text },
})

const rightText = (name: string) => {
  const { value, places } = begin().problems.find((one) => one.name === name)!.solved.answer
  return String(value / 10 ** places)
}

it('is registered as a kind of practice', () => {
  expect(kindNames).toEqual(['supply-chain', 'inventory', 'marketplace', 'erp'])
  expect(kindOf('inventory')).toBe(inventory)
  expect(kindOf('toString')).toBeUndefined()
})

it('shows no answer and no step before a right answer or the last try', () => {
  let state = begin()
  const hidden = JSON.stringify(inventory.viewOf(state, 'student'))
  expect(hidden).not.toContain('steps')
  expect(hidden).not.toContain('"answer"')
  state = inventory.step(state, [answer('reorderPoint', rightText('reorderPoint'))], scenario, '')
  const [open, settled] = inventory.viewOf(state, 'student')!.problems
  expect(open).toMatchObject({ answered: null, solution: null })
  expect(settled).toMatchObject({ answered: { verdict: 'right' } })
  expect(settled?.solution?.steps.length).toBeGreaterThan(0)
  expect(inventory.scoreOf(state, scenario, 'seed')[0]?.points).toBeNull()
  state = inventory.step(state, [answer('daysOfCover', 'ten', 2)], scenario, '')
  expect(state.finished).toBe(true)
  expect(inventory.viewOf(state, 'student')!.problems[0]).toMatchObject({
    answered: { text: 'ten', verdict: 'notANumber' },
  })
  expect(inventory.viewOf(state, 'student')!.problems[0]?.solution).not.toBeNull()
  expect(inventory.scoreOf(state, scenario, 'seed')[0]).toMatchObject({ points: 50, of: 100 })
  expect(inventory.viewOf(state, 'teacher')).toBeUndefined()
})

it('ends as soon as every answer is right', () => {
  const log = scenario.problems.map((name) => ({ day: 1, ...answer(name, rightText(name)) }))
  const states = replay(inventory, { scenario, seed: 'seed', log, days: 2 })
  expect(states.map(({ finished }) => finished)).toEqual([false, true])
  expect(inventory.metricsOf(states[1]!)).toEqual({ right: 2, of: 2 })
})

it('counts the first answer to a problem in a try, and refuses answers that do not belong to the try', () => {
  const wrong = answer('daysOfCover', '-1')
  const state = begin()
  const once = inventory.step(state, [wrong], scenario, '')
  const later = answer('daysOfCover', rightText('daysOfCover'))
  expect(inventory.step(state, [wrong, later, wrong], scenario, '')).toEqual(once)
  const codeOf = (sent: { seat: string; command: unknown }, at = state) =>
    inventory.commandProblems(at, sent.command, sent.seat)[0]
  expect(codeOf(wrong)).toBeUndefined()
  expect(codeOf(wrong, once)).toEqual({ code: 'wrongDay', day: 2 })
  expect(codeOf({ ...wrong, seat: 'retailer' })).toEqual({ code: 'unknownSeat' })
  expect(codeOf(answer('abcClasses', '1'))).toMatchObject({
    problem: { path: 'problem', code: 'unknownName' },
  })
  expect(codeOf(answer('daysOfCover', '1'.repeat(1_000)))).toMatchObject({
    problem: { path: 'text', code: 'tooLong', limit: 40 },
  })
  const end = inventory.step(once, [], scenario, '')
  expect(codeOf(answer('daysOfCover', '1', 2), end)).toEqual({ code: 'finished' })
})

it('answers any value as a scenario or a command with problems, and never throws', () => {
  expect(inventory.scenarioProblems(standardBench)).toEqual([])
  expect(
    inventory.scenarioProblems({ ...standardBench, problems: ['fillRate', 'fillRate'] }),
  ).toEqual([{ path: 'problems.1', code: 'repeated' }])
  const state = begin()
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(inventory.scenarioProblems(value).length).toBeGreaterThan(0)
      expect(inventory.commandProblems(state, value, 'student').length).toBeGreaterThan(0)
      expect(inventory.step(state, [{ seat: 'student', command: value }], scenario, '')).toEqual(
        inventory.step(state, [], scenario, ''),
      )
    }),
  )
})
