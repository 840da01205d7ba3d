// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import type { Paper, PaperChild } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../../testing/render-page.tsx'
import { AnswersAgain } from './answers-again.tsx'

const usualMedia = globalThis.matchMedia
afterEach(() => {
  cleanupPage()
  vi.stubGlobal('matchMedia', usualMedia)
})

/** A question that was answered "true"; it is right if it has points. */
const judged = (number: number, studentScore: number, more: Partial<PaperChild> = {}) =>
  ({
    unitestingBankId: `question-${number}`,
    number,
    score: 5,
    studentScore,
    item: { kind: 'judge', stem: `Statement ${number}` },
    value: true,
    review: { answer: studentScore > 0, analysis: `Reason ${number}` },
    comment: '',
    counted: true,
    correction: null,
    late: [],
    ...more,
  }) as PaperChild

const show = (isPhone: boolean) => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(usualMedia(query), { matches: isPhone && query === '(max-width: 767px)' }),
  )
  const children = [judged(1, 5), judged(2, 0), judged(3, 5, { comment: 'Well seen' })]
  return renderPage(
    <AnswersAgain
      paper={{ groups: [{ children }], unitestingUserRecordId: 'r1' } as unknown as Paper}
    />,
  )
}
const reasons = () => screen.queryAllByText(/^Reason \d$/).map((one) => one.textContent)

it('[EXM-274] on a phone wrong answers come first, and a right answer is one expandable line', async () => {
  await show(true)
  expect(await screen.findByText('Statement 2')).toBeTruthy()
  expect(reasons()).toEqual(['Reason 2'])
  fireEvent.click(screen.getByRole('radio', { name: 'All 3' }))
  // The third answer is right, but the teacher commented on it, so it is not folded.
  expect(reasons()).toEqual(['Reason 2', 'Reason 3'])
  const line = screen.getByRole('button', { name: 'Statement 1' })
  expect(line.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(line)
  expect(line.getAttribute('aria-expanded')).toBe('true')
  expect(reasons()).toEqual(['Reason 1', 'Reason 2', 'Reason 3'])
})

it('[EXM-192] [EXM-274] printing expands everything, and folds it again afterwards', async () => {
  await show(true)
  await screen.findByText('Statement 2')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(reasons()).toEqual(['Reason 1', 'Reason 2', 'Reason 3'])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(reasons()).toEqual(['Reason 2', 'Reason 3'])
})

it('[EXM-274] a wide window folds nothing', async () => {
  await show(false)
  await screen.findByText('Statement 2')
  fireEvent.click(screen.getByRole('radio', { name: 'All 3' }))
  expect(reasons()).toEqual(['Reason 1', 'Reason 2', 'Reason 3'])
})
