import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { courses, type Language, languages, practice } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { given } from '../../market/testing/factories.ts'
import { AssignmentPage } from '../../pages/assignment-page.tsx'
import { NewAssignmentPage } from '../../pages/new-assignment-page.tsx'
import { erpAssignment, erpBoardOf, erpCardOf, ownSign } from '../testing/factories.ts'
import { erpTextsOf, openErp, textAt } from '../testing/open-erp.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const course = 'e'.repeat(22)
const company = { idSign: 'company', title: 'The first company', kind: 'erp' }
const detail = {
  ...company,
  summary: 'A company.',
  modes: ['oneSeat'],
  parts: [{ name: 'statements', of: 100 }],
  erp: { cash: 1, cards: 10 },
}
const { content: _content, ...row } = erpCardOf()
const shared = {
  [courses.getCourseId.path]: () => ({}),
  [practice.practiceList.path]: () => [company],
  [practice.practiceDetail.path]: () => detail,
  [practice.erpCards.path]: ({ word }: Record<string, unknown>) =>
    word === 'nothing' ? { list: [], total: 0 } : { list: [row], total: 1 },
}

async function openNew(
  answer: (body: Record<string, unknown>) => unknown = erpAssignment,
  language: Language = 'en',
) {
  const opened = await openErp(
    NewAssignmentPage,
    { path: paths.newPractice, at: `${paths.newPractice}?courseIdSign=${course}`, language },
    { ...shared, [practice.addAssignment.path]: answer },
  )
  const list = await waitFor(() => {
    const field = document.querySelector<HTMLSelectElement>('[data-path="idSign"]')
    if (!field || field.options.length < 2) throw new Error('No practice can be chosen yet.')
    return field
  })
  fireEvent.change(list, { target: { value: 'company' } })
  await screen.findAllByRole('radio')
  return opened
}

const openSettings = (changed: Partial<ReturnType<typeof erpAssignment>>) =>
  openErp(
    AssignmentPage,
    {
      path: paths.practiceBoard,
      at: `${paths.practiceBoard.replace('$sign', given)}?tab=settings`,
    },
    {
      ...shared,
      [practice.practiceBoard.path]: () => ({
        ...erpBoardOf([]),
        assignment: { ...erpAssignment(), ...changed },
      }),
      [practice.changeAssignment.path]: () => ({ ...erpAssignment(), ...changed }),
    },
  )

const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })

it('[PRC-239] without a choice the cards of the practice are assigned', async () => {
  const { of } = await openNew()
  expect(
    screen.getByRole<HTMLInputElement>('radio', { name: 'The 10 cards of the practice' }).checked,
  ).toBe(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Give' }))
  await waitFor(() => expect(of(practice.addAssignment)[0]).toMatchObject({ erpCards: null }))
})

it('[PRC-239] chosen cards of the school and searched cards of teachers are assigned', async () => {
  const { of } = await openNew()
  fireEvent.click(screen.getByRole('radio', { name: 'Chosen cards' }))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(10)
  for (const name of ['Master data', 'Closing the month']) fireEvent.click(await box(name))
  fireEvent.change(screen.getByRole('textbox', { name: 'Search own cards' }), {
    target: { value: 'lamp' },
  })
  await waitFor(() => expect(of(practice.erpCards).at(-1)).toMatchObject({ word: 'lamp' }))
  fireEvent.click(await box('Lamps for the shop · Lee Mei Ling'))
  expect((await box('Lamps for the shop')).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Give' }))
  await waitFor(() => expect(of(practice.addAssignment)).toHaveLength(1))
  const [sent] = of(practice.addAssignment)
  expect(sent?.['erpCards']).toEqual({
    school: [
      'stockRule',
      'partialReceipt',
      'invoiceMismatch',
      'creditLimit',
      'backOrder',
      'goodsBack',
      'stockCount',
      'latePayer',
    ],
    own: [ownSign],
  })
})

it('[PRC-239] a refusal is shown beside the cards', async () => {
  const refused = (fields: Record<string, string>) =>
    Response.json(
      { ok: false, code: -2, msg: 'Check the fields.', data: null, extend: { fields } },
      { status: 400 },
    )
  await openNew(() =>
    refused({
      erpCards: 'Choose at least one card.',
      'erpCards.own': 'The code S20 is used twice.',
    }),
  )
  fireEvent.click(screen.getByRole('radio', { name: 'Chosen cards' }))
  fireEvent.click(screen.getByRole('button', { name: 'Give' }))
  const group = await screen.findByRole('radiogroup', { name: 'Cards' })
  await waitFor(() =>
    expect(group.parentElement?.textContent).toContain('Choose at least one card.'),
  )
  const search = screen.getByRole('textbox', { name: 'Search own cards' })
  expect(search.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('The code S20 is used twice.')).toBeTruthy()
})

it('[PRC-239] the choice is fixed once a run exists, and says so', async () => {
  await openSettings({ hasRuns: true })
  const rule = await box('Buying by a stock rule')
  expect([rule.checked, rule.disabled]).toEqual([true, true])
  expect((await box('Lamps for the shop')).disabled).toBe(true)
  expect(screen.getByText(/so the cards can no longer be changed/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Search own cards' })).toBeNull()
})

it('[PRC-239] a removed card stays in the choice, and only existing cards are sent', async () => {
  const { of } = await openSettings({
    hasRuns: false,
    erp: { cards: ['masterData'], own: [{ sign: null, title: 'Old lamps' }] },
  })
  const old = await box('Old lamps (removed; the assignment keeps it)')
  expect([old.checked, old.disabled]).toEqual([true, true])
  fireEvent.click(await box('Buying by a stock rule'))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(of(practice.changeAssignment)[0]).toMatchObject({
      erpCards: { school: ['masterData', 'stockRule'], own: [] },
    }),
  )
})

it.each(languages)('[PRC-239] the choice is translated into %s', async (language) => {
  await openNew(undefined, language)
  const texts = erpTextsOf(language)
  fireEvent.click(screen.getByRole('radio', { name: textAt(texts.erp, 'choice.chosen') }))
  const school = within(
    await screen.findByRole('group', { name: textAt(texts.erp, 'choice.school') }),
  )
  expect(
    school.getByRole('checkbox', { name: textAt(texts['erp-content'], 'card.monthClose.title') }),
  ).toBeTruthy()
})
