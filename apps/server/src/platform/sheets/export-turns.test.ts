import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Refused } from '../refusal.ts'
import { ExportTurns } from './export-turns.ts'

const stays = () => undefined

it('[FRM-399] writes one file of a person at a time, and starts the next one when it has ended', async () => {
  const turns = new ExportTurns()
  const finish = await turns.take(1, stays)
  let isSecond = false
  const second = turns.take(1, stays).then((end) => {
    isSecond = true
    return end
  })
  await setTimeout(10)
  expect(isSecond).toBe(false)
  finish()
  const end = await second
  end()
})

it('[FRM-399] writes two files at a time, and asks a third person to try again later', async () => {
  const turns = new ExportTurns(20)
  const finish = await turns.take(1, stays)
  await turns.take(2, stays)
  const refused = await turns.take(3, stays).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect((refused as Refused).refusal).toMatchObject({
    name: 'busy',
    detail: { reason: 'exportsBusy' },
  })
  finish()
  // Ending twice must not free a second slot.
  finish()
  await turns.take(3, stays)
  await expect(turns.take(4, stays)).rejects.toBeInstanceOf(Refused)
})

it('[FRM-399] passes the slot of a disconnected person to the next one', async () => {
  const turns = new ExportTurns()
  const finish = await turns.take(1, stays)
  await turns.take(2, stays)
  let leave: () => void = () => undefined
  const left = turns.take(3, (listener) => {
    leave = listener
  })
  const next = turns.take(4, stays)
  leave()
  await expect(left).rejects.toBeInstanceOf(Refused)
  finish()
  await next
})
