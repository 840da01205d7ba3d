import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  erpCardContent,
  type Language,
  languages,
  practice,
  type ErpCardDocument,
} from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { erpCardOf, ownSign } from '../testing/factories.ts'
import { erpTextsOf, openErp, textAt } from '../testing/open-erp.tsx'
import { cardContentOf, cardProblems, cardValuesOf } from './form/card-values.ts'
import { statementFields } from './form/fields.ts'
import { CardsPage } from './list/cards-page.tsx'
import { CardPage } from './pages/card-page.tsx'
import { NewCardPage } from './pages/new-card-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// Finds a field in the DOM, because queries by role inspect every field and take seconds in a large
// form.
const fieldAt = (path: string) =>
  waitFor(
    () => {
      const field = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
      if (!field) throw new Error(`The page has no ${path}.`)
      return field
    },
    { timeout: 5000 },
  )
const write = async (path: string, value: string) =>
  fireEvent.change(await fieldAt(path), { target: { value } })
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
  if (!button) throw new Error(`The page has no button ${name}.`)
  fireEvent.click(button)
}
/** The row of a statement, with its sentence and its errors. */
const statement = async (at: number) => (await fieldAt(`statements.${at}`)).textContent

async function confirm(name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  const yes = dialog.getByRole('button', { name })
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(yes)
}

const openNew = (
  answer: (body: Record<string, unknown>) => unknown,
  search = '',
  language: Language = 'en',
) =>
  openErp(
    NewCardPage,
    { path: paths.newErpCard, at: paths.newErpCard + search, language },
    {
      [practice.addErpCard.path]: answer,
    },
  )

const openCard = (
  card: ErpCardDocument,
  answer: (body: Record<string, unknown>) => unknown = () => card,
) =>
  openErp(
    CardPage,
    { path: paths.erpCard, at: paths.erpCard.replace('$sign', ownSign) },
    {
      [practice.erpCard.path]: () => card,
      [practice.changeErpCard.path]: answer,
      [practice.removeErpCard.path]: () => null,
    },
  )

const refused = (fields: Record<string, string>) =>
  Response.json(
    { ok: false, code: -2, msg: 'Please check the marked fields.', data: null, extend: { fields } },
    { status: 400 },
  )

it('[PRC-238] a new card starts with a complete example that can be sent unchanged', async () => {
  const { of, router } = await openNew(() => erpCardOf())
  await write('title', 'Buy and pay lamps')
  await write('items.0.price', '19.9')
  press('Create card')
  await waitFor(() => expect(of(practice.addErpCard)).toHaveLength(1))
  const [sent] = of(practice.addErpCard)
  const content = erpCardContent.parse(sent?.['content'])
  expect(content).toMatchObject({ title: 'Buy and pay lamps', items: [{ price: 1_990 }] })
  expect(content.supplies[0]).toMatchObject({ price: 250, partner: content.partners[0]?.code })
  expect(content.statements.map(({ form }) => form)).toEqual([
    'documentExists',
    'stockOf',
    'billed',
    'owedBy',
    'accountBalance',
  ])
  await waitFor(() => expect(router.state.location.pathname).toContain(ownSign))
})

it('[PRC-238] each statement shows its sentence while typing, and has only the fields of its form', async () => {
  await openNew(() => erpCardOf())
  expect(await statement(1)).toContain('The books have 40 units of Notebook in stock.')
  await write('statements.1.units', '25')
  expect(await statement(1)).toContain('25 units of Notebook')
  await write('statements.1.units', '')
  expect(await statement(1)).toContain('Fill in all fields to read the sentence.')
  await write('statements.1.form', 'trialBalanceZero')
  expect(document.querySelector('[data-path="statements.1.units"]')).toBeNull()
  expect(document.querySelector('[data-path="statements.1.item"]')).toBeNull()
  await write('statements.1.form', 'owedBy')
  const partner = await fieldAt('statements.1.partner')
  expect([...partner.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose',
    expect.stringMatching(/^Pelangi Stationery \(P\d{3}\)$/),
  ])
})

it('[PRC-238] the preview shows the card with its papers and sentences as a student sees it', async () => {
  await openNew(() => erpCardOf())
  await write('title', 'Lamps')
  const preview = within(await screen.findByRole('region', { name: 'As a student sees it' }))
  expect(preview.getByText('Lamps')).toBeTruthy()
  expect(preview.getByText('Notebook: 40 units at RM2.50')).toBeTruthy()
  expect(preview.getByText('The books have 40 units of Notebook in stock.')).toBeTruthy()
  expect(preview.getByText('3 hints can be bought for one point each.')).toBeTruthy()
})

it('[PRC-238] a missing value is reported beside its field and nothing is sent', async () => {
  const { of } = await openNew(() => erpCardOf(), '?from=empty')
  await fieldAt('title')
  press('Create card')
  await waitFor(async () =>
    expect((await fieldAt('title')).getAttribute('aria-invalid')).toBe('true'),
  )
  expect((await fieldAt('story')).getAttribute('aria-invalid')).toBe('true')
  press('Add statement')
  await write('statements.0.form', 'stockOf')
  await waitFor(async () =>
    expect((await fieldAt('statements.0.units')).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(of(practice.addErpCard)).toEqual([])
})

it('[PRC-238] a refusal is shown at its field, a contradiction at both statements', async () => {
  const [first, second] = ['This and statement 2', 'This and statement 1']
  await openCard(erpCardOf(), () =>
    refused({
      'content.statements.0': `${first} cannot both be true.`,
      'content.statements.1': `${second} cannot both be true.`,
      'content.supplies.0.partner': 'The card brings no partner with this code.',
    }),
  )
  await write('title', 'Lamps again')
  press('Save')
  await waitFor(async () => expect(await statement(0)).toContain(first))
  expect(await statement(1)).toContain(second)
  const supplier = await fieldAt('supplies.0.partner')
  expect(supplier.getAttribute('aria-invalid')).toBe('true')
})

it('[PRC-238] saving uses the loaded version, and both copies are shown after another person has changed the card', async () => {
  const newer = erpCardOf({
    version: 4,
    content: { ...erpCardOf().content, title: 'Lamps of Tan', story: 'Another story.' },
  })
  const { of } = await openCard(erpCardOf(), () =>
    Response.json(
      {
        ok: false,
        code: -4,
        msg: 'Changed.',
        data: null,
        extend: { reason: 'changedMeanwhile', newer },
      },
      { status: 409 },
    ),
  )
  await write('title', 'Lamps of Lee')
  press('Save')
  await waitFor(() => expect(of(practice.changeErpCard)[0]).toMatchObject({ version: 3 }))
  expect(await screen.findByText('Lamps of Tan')).toBeTruthy()
})

it('[PRC-238] the card of another teacher is shown without a form', async () => {
  await openCard(erpCardOf({ isOwn: false }))
  expect(await screen.findByText(/Lee Mei Ling wrote this card/)).toBeTruthy()
  expect(screen.getByText('Buy twenty lamps.')).toBeTruthy()
  expect(document.querySelector('[data-path="title"]')).toBeNull()
})

it('[PRC-238] the list shows author and use of each card, can be searched, and removes own cards after a confirmation', async () => {
  const { content: _content, ...row } = erpCardOf()
  const list = [row, { ...row, sign: 'd'.repeat(22), title: 'Chairs', isOwn: false, used: 0 }]
  const { of } = await openErp(
    CardsPage,
    { path: paths.erpCards, at: paths.erpCards },
    {
      [practice.erpCards.path]: () => ({ list, total: 2 }),
      [practice.removeErpCard.path]: () => null,
    },
  )
  await screen.findByRole('link', { name: 'Chairs' })
  const table = within(screen.getByRole('table'))
  const [, own, other] = table.getAllByRole('row')
  expect(own?.textContent).toContain('Lee Mei Ling')
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'lamp' } })
  await waitFor(() => expect(of(practice.erpCards).at(-1)).toMatchObject({ word: 'lamp' }))
  fireEvent.click(
    within(await screen.findByRole('table')).getByRole('button', {
      name: 'Remove card: Lamps for the shop',
    }),
  )
  expect(await screen.findByText(/1 assignment keeps it as it was/)).toBeTruthy()
  expect(of(practice.removeErpCard)).toEqual([])
  await confirm('Remove card')
  await waitFor(() => expect(of(practice.removeErpCard)).toEqual([{ sign: ownSign }]))
})

it('[PRC-238] a loaded card is sent back unchanged, with money in cents and null for missing days', () => {
  const { content } = erpCardOf()
  const whole = {
    ...content,
    habits: [{ partner: 'P100', lateDays: null, afterReminder: 3 }],
    openInvoices: [{ partner: 'P100', amount: 60_001, dueAfter: -3 }],
    stock: [{ item: 'I100', units: 3, cost: 1_234, shelf: 2 }],
    statements: [
      ...content.statements,
      { form: 'accountBalance', account: 'grni', amount: -1_999 } as const,
      { form: 'itemIs', item: 'I9', price: 1, reorderPoint: 0, reorderUnits: 0 } as const,
    ],
  }
  expect(cardContentOf(cardValuesOf(whole))).toEqual(whole)
  expect(cardProblems(cardValuesOf(whole))).toEqual({})
})

it('every form of a statement has fields', () => {
  const forms = practice.addErpCard.input.shape.content.shape.statements.element.options
  for (const { shape } of forms) {
    const [form = ''] = shape.form.values
    const { form: _form, ...fields } = shape
    const own = statementFields[form as keyof typeof statementFields]
    expect(own.map(({ name }) => name).toSorted(), form).toEqual(Object.keys(fields).toSorted())
  }
})

it.each(languages)('[PRC-238] the page is translated into %s', async (language) => {
  await openNew(() => erpCardOf(), '', language)
  const { erp } = erpTextsOf(language)
  for (const list of ['partners', 'items', 'supplies', 'events', 'statements', 'hints', 'stock'])
    expect(
      await screen.findByRole('region', { name: textAt(erp, `list.${list}.title`) }),
    ).toBeTruthy()
  expect((await fieldAt('title')).value).toBe(textAt(erp, 'example.title'))
})
