// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { watchFocus } from './focus-watch.ts'

const lost: string[] = []
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Blocks the code of the page for some time, as a busy machine would. */
function standStill(ms: number) {
  const end = performance.now() + ms
  while (performance.now() < end);
}

describe('[FRM-213] the focus watch', () => {
  beforeEach(() => {
    lost.length = 0
    Object.assign(window, { noteLoss: (what: string) => lost.push(what) })
    watchFocus('noteLoss')
    document.body.innerHTML =
      '<main><input id="note"></main><div role="dialog"><button id="close">Close</button></div>'
    document.getElementById('close')?.focus()
  })
  afterEach(() => (document.body.innerHTML = ''))

  const closeDialog = () => document.querySelector('[role="dialog"]')?.remove()

  it('reports a dialog that closes and leaves no focused element for two seconds', async () => {
    closeDialog()
    await pause(1500)
    expect(lost).toEqual([])
    await pause(900)
    expect(lost).toEqual([expect.stringContaining('Close')])
  })

  it('gives a blocked page time to set the focus', async () => {
    closeDialog()
    await Promise.resolve()
    setTimeout(() => document.getElementById('note')?.focus(), 100)
    standStill(2200)
    await globalThis.focusCheckDone?.()
    expect(lost).toEqual([])
  })
})
