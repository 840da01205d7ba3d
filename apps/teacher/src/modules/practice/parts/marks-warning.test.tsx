import { screen } from '@testing-library/react'
import { practice } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { AssignmentForm } from '../assignment/assignment-form.tsx'
import { assignmentProblems, emptyAssignment } from './assignment-values.ts'

afterEach(() => vi.unstubAllGlobals())

const card = { idSign: 'first', title: 'First steps', kind: 'supply-chain' }
const values = { ...emptyAssignment, idSign: card.idSign }

async function open(fitForMarks: boolean) {
  const detail = { ...card, summary: 'A chain.', modes: ['oneSeat'], parts: [], fitForMarks }
  vi.stubGlobal('fetch', (address: string) => {
    const data = address.includes(practice.practiceDetail.path) ? detail : [card]
    return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
  })
  const form = <AssignmentForm values={values} onChange={() => {}} errors={{}} />
  await renderWithSite(form, 'en', { practice: texts })
  await screen.findByText('A chain.')
}

it('[PRC-106] a warning is shown if luck decides the marks of a practice, which can still be assigned', async () => {
  await open(false)
  expect(screen.getByText(/Not suitable for marks/)).toBeTruthy()
  expect(assignmentProblems(values)).toEqual({})
})

it('no warning is shown for other practices', async () => {
  await open(true)
  expect(screen.queryByText(/Not suitable for marks/)).toBeNull()
})
