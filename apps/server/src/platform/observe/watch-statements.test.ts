import { expect, it } from 'vitest'
import { createMeters } from './meters.ts'
import { watchStatements } from './watch-statements.ts'

it('[OPS-052] logs a slow statement with its name and its text without values, and counts many names together', async () => {
  const meters = createMeters()
  const lines: unknown[] = []
  const log = { warn: (facts: unknown) => void lines.push(facts) }
  const { around } = watchStatements({ meters, log: log as never, slowMs: 0 })
  await around(`select * from users where mobile = '60123456705'`, () => Promise.resolve())
  expect(lines[0]).toMatchObject({
    event: 'database.slowStatement',
    statement: expect.stringMatching(/^select users /) as string,
    text: 'select * from users where mobile = ?',
  })
  const failing = around('delete from users', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(lines).toHaveLength(2)
  for (let column = 0; column < 200; column += 1)
    await around(`select "c${column}" from users`, () => Promise.resolve())
  const { values } = await meters.slowStatements.get()
  expect(values.length).toBeLessThanOrEqual(101)
  const other = values.find(({ labels }) => labels.statement === 'other')
  expect(other?.value).toBe(102)
})

it('[OPS-052] neither counts nor logs a fast statement', async () => {
  const meters = createMeters()
  const log = { warn: () => expect.unreachable() }
  const { around } = watchStatements({ meters, log: log as never, slowMs: 60_000 })
  expect(await around('select 1', () => Promise.resolve(5))).toBe(5)
  expect((await meters.slowStatements.get()).values).toEqual([])
})
