import { fireEvent, screen, waitFor } from '@testing-library/react'
import { practice } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import malay from '../texts/ms.json' with { type: 'json' }
import chinese from '../texts/zh.json' with { type: 'json' }
import { AssignmentForm } from './assignment-form.tsx'
import {
  assignmentProblems,
  type AssignmentValues,
  emptyAssignment,
} from '../parts/assignment-values.ts'

const card = { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain' }
const parts = [
  { name: 'cost', of: 35 },
  { name: 'service', of: 30 },
  { name: 'bullwhip', of: 20 },
  { name: 'debrief', of: 15 },
]
const detail = { ...card, summary: 'A chain.', modes: ['oneSeat', 'allSeats', 'team'], parts }

function answer(address: string) {
  const data = address.includes(practice.practiceDetail.path) ? detail : [card]
  return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
}

afterEach(() => vi.unstubAllGlobals())

let latest: AssignmentValues = emptyAssignment

function Form({ isFrozen = false }: { isFrozen?: boolean }) {
  const [values, setValues] = useState<AssignmentValues>({
    ...emptyAssignment,
    idSign: 'beer-game',
  })
  latest = values
  return (
    <AssignmentForm
      values={values}
      onChange={(part) => setValues({ ...values, ...part })}
      errors={{}}
      isFrozen={isFrozen}
    />
  )
}

it('the shares of the practice are shown as weights, and the sum is shown while typing', async () => {
  vi.stubGlobal('fetch', answer)
  await renderWithSite(<Form />, 'en', { practice: texts })
  const service = await screen.findByRole('textbox', { name: 'Service to the customer' })
  expect(screen.getByText('Total 100 of 100.')).toBeTruthy()
  fireEvent.change(service, { target: { value: '45' } })
  await waitFor(() => expect(screen.getByText('Total 115 of 100.')).toBeTruthy())
  expect(latest.weights.map(({ weight }) => weight)).toEqual([35, 45, 20, 15])
})

it('once a run exists, practice, mode, weights and pass line cannot be changed, but dates can', async () => {
  vi.stubGlobal('fetch', answer)
  await renderWithSite(<Form isFrozen />, 'en', { practice: texts })
  const disabled = async (role: string, name: string | RegExp) =>
    (await screen.findByRole<HTMLInputElement>(role, { name })).disabled
  expect(await disabled('combobox', 'Practice')).toBe(true)
  expect(await disabled('combobox', 'How it is played')).toBe(true)
  expect(await disabled('textbox', 'Service to the customer')).toBe(true)
  expect(await disabled('textbox', 'Pass mark in percent')).toBe(true)
  expect(await disabled('textbox', 'Attempts')).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Due').disabled).toBe(false)
})

it('[PRC-104] team mode with seconds for a week is offered if the practice has it, and the seconds are dropped in other modes', async () => {
  vi.stubGlobal('fetch', answer)
  await renderWithSite(<Form />, 'en', { practice: texts })
  const mode = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'How it is played' })
  expect([...mode.options].map(({ text }) => text)).toEqual([
    'One seat; three bots play the others',
    'All four seats yourself',
    'A team of four',
  ])
  const seconds = () =>
    screen.queryByRole<HTMLInputElement>('textbox', { name: 'Seconds for a week' })
  expect(seconds()).toBeNull()
  fireEvent.change(mode, { target: { value: 'team' } })
  expect(seconds()?.value).toBe('90')
  expect(screen.getByText(/^20 to 600;/)).toBeTruthy()
  fireEvent.change(seconds() as HTMLElement, { target: { value: '19' } })
  await waitFor(() => expect(latest).toMatchObject({ mode: 'team', turnSeconds: 19 }))
  expect(assignmentProblems(latest)).toHaveProperty('turnSeconds')
  fireEvent.change(mode, { target: { value: 'allSeats' } })
  expect(seconds()).toBeNull()
  expect(latest).toMatchObject({ mode: 'allSeats', turnSeconds: 90 })
  expect(assignmentProblems(latest)).toEqual({})
})

it('[PRC-104] team mode is not offered if the practice does not have it', async () => {
  const alone = { ...detail, modes: ['oneSeat', 'allSeats'] }
  vi.stubGlobal('fetch', (address: string) =>
    address.includes(practice.practiceDetail.path)
      ? Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data: alone }))
      : answer(address),
  )
  await renderWithSite(<Form />, 'en', { practice: texts })
  const mode = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'How it is played' })
  expect([...mode.options].map(({ value }) => value)).toEqual(['oneSeat', 'allSeats'])
})

it('[PRC-104] the seconds of a week are translated', () => {
  for (const one of [texts, chinese, malay]) {
    expect(one.mode.team).toBeTruthy()
    expect(one.field.turnSeconds).toBeTruthy()
    expect(one.hint.turnSeconds).toContain('{{least}}')
    expect(one.hint.turnSeconds).toContain('{{most}}')
  }
})

it('every wrong field is named', () => {
  const wrong = { ...emptyAssignment, attempts: 11, passLine: 101 }
  expect(Object.keys(assignmentProblems(wrong)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'attempts',
    'idSign',
    'passLine',
  ])
})
