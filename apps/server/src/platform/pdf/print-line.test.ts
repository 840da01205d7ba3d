import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createPrintLine } from './print-line.ts'

function openLine(changed = {}) {
  const line = createPrintLine({ atOnce: 2, waiting: 3, patience: 2000, ...changed })
  const begun: number[] = []
  let running = 0
  let most = 0
  const print = (page: number, work: () => Promise<unknown> = () => pause(20)) =>
    line.run(async () => {
      begun.push(page)
      running += 1
      most = Math.max(most, running)
      await work().finally(() => (running -= 1))
      return page
    })
  return { line, print, begun, most: () => most }
}

describe('the print queue', () => {
  it('[RES-071] prints two pages at once in order of arrival, and refuses when the queue is full', async () => {
    const { line, print, begun, most } = openLine()
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => print(page)))
    expect(pages).toEqual([1, 2, 3, 4, 5, 'crowded'])
    expect(begun).toEqual([1, 2, 3, 4, 5])
    expect(most()).toBe(2)
    expect(line.isEmpty()).toBe(true)
  })

  it('[RES-071] passes a free slot to the waiting page, not to a later one', async () => {
    const { print, begun, most } = openLine({ atOnce: 1 })
    const third = print(1).then(() => print(3))
    await Promise.all([print(2), third])
    expect(begun).toEqual([1, 2, 3])
    expect(most()).toBe(1)
  })

  it('[RES-071] gives up a page that prints or waits too long', async () => {
    const { line, print, begun } = openLine({ atOnce: 1, patience: 60 })
    const pages = await Promise.all([print(1, () => pause(500)), print(2)])
    expect(pages[0]).toBe('failed')
    expect(['crowded', 'failed', 2]).toContain(pages[1])
    expect(await print(3, () => Promise.reject(new Error('The browser died.')))).toBe('failed')
    expect(await print(4)).toBe(4)
    expect(begun.at(-1)).toBe(4)
    expect(line.isEmpty()).toBe(true)
  })
})
