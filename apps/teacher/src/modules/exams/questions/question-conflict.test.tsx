import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/react'
import type { Item } from '@titian/exam-items/shape'
import { takeParts, mergeItems } from '@titian/exam-items/merge'
import { renderWithSite } from '@titian/site/testing/render'
import { expect, it, vi } from 'vitest'
import { QuestionConflict } from './question-conflict.tsx'
import { emptyQuestion } from './question-values.ts'

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../texts/en.json`, 'utf8')) as object

const options = ['Whale', 'Shark', 'Trout'].map((content, at) => ({
  id: 'abc'.charAt(at),
  content,
}))
const base: Item = { kind: 'single', stem: 'Which is a fish?', options, answer: 'a', analysis: '' }

it('[TCH-201] only the parts that both people changed are listed, with the labels of the editor', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, code: 200, msg: '', data: [] }))
  const own: Item = { ...base, answer: 'b', analysis: 'It has gills.' }
  const remote: Item = { ...base, answer: 'c', stem: 'Which of them is a fish?' }
  const { value, conflicts } = mergeItems(own, base, remote)
  const [local, other] = [value, takeParts(value, remote, conflicts)].map((item) => ({
    ...emptyQuestion(),
    item,
  }))
  if (!local || !other) throw new Error('Two copies were made')
  const onResolve = vi.fn()
  await renderWithSite(
    <QuestionConflict local={local} remote={other} onResolve={onResolve} />,
    'en',
    { exams: texts },
  )
  const shown = [...document.querySelectorAll('dt, dd fieldset')].map((one) => one.textContent)
  expect(shown).toEqual([
    'Question',
    'Which is a fish?',
    'Which of them is a fish?',
    'Right answer',
    'Shark',
    'Trout',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Load their version' }))
  expect(onResolve).toHaveBeenCalledExactlyOnceWith(false)
  vi.unstubAllGlobals()
})
