import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { watched } from './export-file.ts'

async function* pieces(count: number) {
  for (let at = 0; at < count; at += 1) yield Buffer.from(String(at))
}

function counter() {
  const ended = { times: 0 }
  const end = async () => {
    ended.times += 1
  }
  return { ended, end }
}

it('[FRM-398] releases the connection when the client reads nothing for too long', async () => {
  const { ended, end } = counter()
  const bytes = watched(pieces(3), end, 30)
  await bytes.next()
  await setTimeout(5)
  expect(ended.times).toBe(0)
  await setTimeout(100)
  expect(ended.times).toBe(1)
  await bytes.return(undefined)
})

it('[FRM-398] releases the connection after the last piece, and when the client stops earlier', async () => {
  const whole = counter()
  for await (const piece of watched(pieces(3), whole.end)) expect(piece).toHaveLength(1)
  expect(whole.ended.times).toBe(1)
  const part = counter()
  const bytes = watched(pieces(3), part.end)
  await bytes.next()
  await bytes.return(undefined)
  expect(part.ended.times).toBe(1)
})
