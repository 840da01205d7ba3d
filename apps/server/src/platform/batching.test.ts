import { expect, it } from 'vitest'
import type { Db } from './database/database.ts'
import { padToBatchSize, batchQueries } from './batching.ts'

const db = {} as Db
const otherDb = {} as Db

/** Answers each request with itself and its group, and records the requests of each statement. */
function recorder({ failing = 0 } = {}) {
  const statements: [Db, number, string[]][] = []
  const ask = batchQueries(async (on, group, asks: string[]) => {
    statements.push([on, group, asks])
    if (group === failing) throw new Error('lost')
    return asks.map((one) => `${group} ${one}`)
  })
  return { ask, statements }
}

it('answers all requests of one event-loop turn by one statement, each with its own result', async () => {
  const { ask, statements } = recorder()
  const answers = Promise.all(['a', 'b', 'a'].map((one) => ask(db, 1, one)))
  expect(await answers).toEqual(['1 a', '1 b', '1 a'])
  expect(statements).toEqual([[db, 1, ['a', 'b', 'a']]])
})

it('separates groups and databases', async () => {
  const { ask, statements } = recorder()
  const answers = [ask(db, 1, 'a'), ask(db, 2, 'a'), ask(otherDb, 1, 'a')]
  expect(await Promise.all(answers)).toEqual(['1 a', '2 a', '1 a'])
  expect(statements).toEqual([
    [db, 1, ['a']],
    [db, 2, ['a']],
    [otherDb, 1, ['a']],
  ])
})

it('does not make a request wait for a statement that was sent earlier', async () => {
  const sent: string[][] = []
  let answer = () => undefined as void
  const ask = batchQueries((_db, _group, asks: string[]) => {
    sent.push(asks)
    return new Promise<string[]>((resolve) => {
      answer = () => resolve(asks)
    })
  })
  const first = ask(db, 1, 'first')
  await new Promise(setImmediate)
  const answerFirst = answer
  const second = ask(db, 1, 'second')
  await new Promise(setImmediate)
  expect(sent).toEqual([['first'], ['second']])
  answer()
  expect(await second).toBe('second')
  answerFirst()
  expect(await first).toBe('first')
})

it('sends as many statements as the size limit requires', async () => {
  const { ask, statements } = recorder()
  const many = Array.from({ length: 17 }, (_, at) => String(at))
  expect(await Promise.all(many.map((one) => ask(db, 1, one)))).toEqual(
    many.map((one) => `1 ${one}`),
  )
  expect(statements.map(([, , asks]) => asks.length)).toEqual([16, 1])
})

it('pads a statement with the first request', () => {
  expect(padToBatchSize(['a'])).toEqual(['a'])
  expect(padToBatchSize(['a', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a'])
  expect(padToBatchSize(Array.from({ length: 9 }, (_, at) => at) as [number])).toHaveLength(16)
})

it('reports an error to the requests of that statement only', async () => {
  const { ask } = recorder({ failing: 1 })
  const answers = await Promise.allSettled([ask(db, 1, 'a'), ask(db, 1, 'b'), ask(db, 2, 'c')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await ask(db, 2, 'd')).toBe('2 d')
})
