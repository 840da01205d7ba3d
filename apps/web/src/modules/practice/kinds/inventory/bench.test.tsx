import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practice } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { bench } from '../../testing/factories.ts'
import { leaveRun, openRun, refusal } from '../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

const field = () => screen.findByRole<HTMLInputElement>('textbox')
const hand = () => userEvent.click(screen.getByRole('button', { name: /Hand in/ }))

it('[PRC-061] [PRC-085] filled answers are submitted with their attempt, and show verdict and solution when right', async () => {
  const sent: unknown[] = []
  await openRun({
    [practice.practiceRun.path]: bench(),
    [practice.decideRun.path]: (input: unknown) => {
      sent.push(input)
      return { ...bench({ attempt: 2 }), day: 2, number: 2 }
    },
  })
  await userEvent.type(await field(), '42')
  const right = screen.getByRole('region', { name: /Economic order quantity/ })
  expect(within(right).queryByRole('textbox')).toBeNull()
  expect(right.querySelector('details')?.textContent).toContain('120')
  await hand()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    sign: 'one',
    number: 1,
    decisions: [
      {
        seat: 'student',
        command: { type: 'answer', attempt: 1, problem: 'reorderPoint', text: '42' },
      },
    ],
    endDay: 1,
  })
})

it('typed answers are kept when the call fails, and an empty submission asks for an answer', async () => {
  const asked: string[] = []
  await openRun({
    [practice.practiceRun.path]: bench(),
    [practice.decideRun.path]: () => {
      asked.push('decide')
      throw new TypeError('Failed to fetch')
    },
  })
  await field()
  await hand()
  expect(asked).toEqual([])
  await userEvent.type(await field(), '42')
  await hand()
  await screen.findByText(/What you typed is kept/)
  expect((await field()).value).toBe('42')
})

it('a missing answer is reported once, without marking a field', async () => {
  await openRun({ [practice.practiceRun.path]: bench() })
  const empty = await field()
  await hand()
  expect(await screen.findAllByText('Fill in at least one answer.')).toHaveLength(1)
  expect(empty.getAttribute('aria-invalid')).not.toBe('true')
})

it('the refusal of a field stays at it when an earlier field is filled afterwards', async () => {
  const view = bench()
  const problems = view.inventory?.problems ?? []
  const opened = problems.map((problem) => ({ ...problem, answered: null, solution: null }))
  const inventory = view.inventory && { ...view.inventory, problems: opened }
  await openRun({
    [practice.practiceRun.path]: { ...view, inventory },
    [practice.decideRun.path]: () =>
      refusal(-2, 400, { fields: { 'decisions.0.command.text': 'Too long' } }),
  })
  const [first, second] = await screen.findAllByRole('textbox')
  if (!first || !second) throw new Error('The bench has two open problems.')
  await userEvent.type(second, '42')
  await hand()
  await screen.findByText('Too long')
  await userEvent.type(first, '7')
  expect(second.getAttribute('aria-invalid')).toBe('true')
  expect(first.getAttribute('aria-invalid')).not.toBe('true')
})
