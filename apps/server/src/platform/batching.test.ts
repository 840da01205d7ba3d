import { expect, it } from 'vitest'
import type { Db } from './database/database.ts'
import { batchQueries, batchWrites, padToBatchSize } from './batching.ts'

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

/** Records the requests of each statement; a statement with `bad` fails. */
function writer(pause = 20) {
  const statements: string[][] = []
  const ask = batchWrites(
    async (_db, _group, asks: string[]) => {
      statements.push(asks)
      if (asks.some((one) => one.startsWith('bad'))) throw new Error('refused')
      return asks.map((one) => `${one} is saved`)
    },
    { keyOf: (one) => one[one.length - 1], pause },
  )
  return { statements, save: (one: string) => ask(db, 1, one) }
}

it('saves the first request at once, and the requests of the pause after it together', async () => {
  const { save, statements } = writer()
  await expect(save('a1')).resolves.toBe('a1 is saved')
  const answers = Promise.all(['a2', 'a3', 'a4'].map(save))
  await new Promise(setImmediate)
  expect(statements).toEqual([['a1']])
  expect(await answers).toEqual(['a2 is saved', 'a3 is saved', 'a4 is saved'])
  expect(statements).toEqual([['a1'], ['a2', 'a3', 'a4']])
})

it('repeats the requests of a failed statement alone, so that only the bad one fails', async () => {
  const { save, statements } = writer()
  const answers = await Promise.allSettled(['a1', 'bad2', 'a3'].map(save))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(statements).toEqual([['a1', 'bad2', 'a3'], ['a1'], ['bad2'], ['a3']])
})

it('repeats no request while the database is away', async () => {
  const away = Object.assign(new Error('away'), { code: '57P01' })
  let statements = 0
  const ask = batchWrites(
    async () => {
      statements += 1
      throw away
    },
    { keyOf: (one: string) => one, pause: 1 },
  )
  const answers = await Promise.allSettled(['a', 'b'].map((one) => ask(db, 1, one)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(statements).toBe(1)
})

it('never puts two requests with one key into a statement', async () => {
  const { save, statements } = writer(1)
  await Promise.all(['a1', 'b1', 'a2', 'c1'].map(save))
  expect(statements).toEqual([['a1', 'a2'], ['b1'], ['c1']])
})

it('sends more requests than a statement takes without waiting for the pause', async () => {
  const sizesSent: number[] = []
  const ask = batchWrites(
    async (_db, _group, asks: number[]) => {
      sizesSent.push(asks.length)
      return asks
    },
    { keyOf: (one) => one, pause: 60_000 },
  )
  const many = Array.from({ length: 40 }, (_, at) => at)
  expect(await Promise.all(many.map((one) => ask(db, 1, one)))).toEqual(many)
  expect(sizesSent).toEqual([16, 16, 8])
})
