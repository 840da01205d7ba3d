// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { showWholeTexts } from './attend.ts'

let end: () => void = () => undefined
afterEach(() => end())

function draw(height: number) {
  document.body.innerHTML = '<p class="clip-2"><b>Final exam: listing</b> and keyword research</p>'
  const text = document.querySelector<HTMLElement>('.clip-2')
  if (!text) throw new Error('Nothing is drawn.')
  Object.defineProperties(text, {
    clientHeight: { value: 40 },
    scrollHeight: { value: height },
  })
  end = showWholeTexts()
  return text
}
const pointAt = (one: Element) => one.dispatchEvent(new Event('pointerover', { bubbles: true }))

it('[FRM-462] shows the full text of a truncated text on hover, and of no other text', () => {
  const cut = draw(60)
  expect(cut.title).toBe('')
  pointAt(cut.querySelector('b') ?? cut)
  expect(cut.title).toBe('Final exam: listing and keyword research')
  end()
  const whole = draw(40)
  pointAt(whole)
  expect(whole.title).toBe('')
})
