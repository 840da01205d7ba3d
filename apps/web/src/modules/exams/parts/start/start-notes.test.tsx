// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { awaySeconds, type Language, type Paper } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../../testing/render-page.tsx'
import { StartNotes } from './start-notes.tsx'

afterEach(cleanupPage)

it('[EXM-196] the start page says what is recorded, who sees it, and that nothing is decided from it', async () => {
  const paper = {
    examination: { examTime: 600, reviewWhen: 'graded', attention: '' },
    own: { moreTime: false, moreAttempts: 0 },
  } as unknown as Paper
  await renderPage(<StartNotes paper={paper} />)
  const note = await screen.findByText(/how many characters you paste \(never the text\)/)
  for (const part of [
    /leave the paper/,
    /device or the network address/,
    /Only your teachers and the staff/,
    /Nothing is decided from it automatically/,
  ])
    expect(note.textContent).toMatch(part)
})

it.each<[Language, RegExp]>([
  ['en', /away for more than 90 seconds.*Shorter breaks count/],
  ['zh', /离开超过 90 秒.*不超过 90 秒的离开照常计时/],
  ['my', /lebih daripada 90 saat.*lebih pendek tetap dikira/],
])('[EXM-131] says in %s from which absence on the clock stops', async (language, words) => {
  const paper = {
    examination: { examTime: 600, clockStops: true, reviewWhen: 'graded', attention: '' },
    own: { moreTime: false, moreAttempts: 0 },
  } as unknown as Paper
  expect(awaySeconds).toBe(90)
  await renderPage(<StartNotes paper={paper} />, { language })
  expect(await screen.findByText(words)).toBeTruthy()
})
