import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accounts, type PlaygroundCard, type PlaygroundDocument, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { person } from '../../../testing/factories.ts'
import { leaveRun, refusal } from '../../../testing/open-run.tsx'
import { market } from './engine.ts'
import { contentOf } from './model/run.ts'
import { PlaygroundPage } from './page.tsx'
import { newRun } from './use-runs.ts'

type Language = 'en' | 'zh' | 'my'

// The playground is loaded before the tests, because its first load takes a while.
beforeAll(() => import('./playground.tsx'), 60_000)

afterEach(() => {
  leaveRun()
  sessionStorage.clear()
  localStorage.clear()
  setPerson(null)
})

const open = (
  answers: object = {},
  { language, signedIn }: { language?: Language; signedIn?: boolean } = {},
) => {
  if (signedIn) {
    document.cookie = 'isLogin=1; path=/'
    sessionStore.look()
    setPerson('u')
  }
  return renderPage(<PlaygroundPage />, {
    ...(language && { language }),
    at: '/virtualSystemPlayground',
    path: '/virtualSystemPlayground',
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.playgrounds.path]: [],
      ...answers,
    },
  })
}

const press = async (name: string | RegExp) =>
  void fireEvent.click(await screen.findByRole('button', { name }))

const words = {
  en: { begin: 'Begin', on: 'On 30 days', back: 'Back 7 days', copy: 'Copy from this day' },
  zh: { begin: '开始', on: '前进 30 天', back: '后退 7 天', copy: '从这一天复制' },
  my: { begin: 'Mula', on: 'Maju 30 hari', back: 'Undur 7 hari', copy: 'Salin dari hari ini' },
} as const
const said = {
  en: { graded: /Nothing here is graded/, day: 'After day 23 of 60', past: /an earlier day/ },
  zh: { graded: /此处不计分/, day: '第 23 天后，共 60 天', past: /较早的一天/ },
  my: { graded: /Tiada apa-apa di sini dinilai/, day: 'Selepas hari 23 daripada 60', past: /awal/ },
} as const

it.each(['en', 'zh', 'my'] as const)(
  '[PRC-041] [PRC-188] a run moves forward, back and into a copy, and says that nothing is graded, in %s',
  async (language) => {
    await open({}, { language })
    const { begin, on, back, copy } = words[language]
    await screen.findByText(said[language].graded)
    await press(begin)
    await press(on)
    await press(back)
    expect(screen.getByText(said[language].day)).toBeTruthy()
    expect(screen.getAllByText(said[language].past).length).toBeGreaterThan(0)
    expect(document.querySelector('[name="price"]')).toBeNull()
    await press(copy)
    expect(screen.getByText(said[language].day)).toBeTruthy()
    expect(document.querySelector('[name="price"]')).not.toBeNull()
  },
)

const price = () => screen.getByRole('textbox', { name: 'Price in dollars' })
/** The rows of a table without its header. */
const cells = (label: string) =>
  [...screen.getByRole('table', { name: label }).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent),
  )

it('[PRC-188] the effect of a price is shown while typing, it can be decided, and two runs are compared', async () => {
  await open()
  await press('Begin')
  await press('On 30 days')
  await press('Copy from this day')
  const units = () => Number(cells('What if')[0]?.[2])
  fireEvent.change(price(), { target: { value: '99.99' } })
  await screen.findByRole('columnheader', { name: 'With your change' })
  await waitFor(() => expect(units()).toBeLessThan(Number(cells('What if')[0]?.[1])))
  fireEvent.change(price(), { target: { value: 'x' } })
  await screen.findByText('From $0.01 to $999.99.')
  fireEvent.change(price(), { target: { value: '99.99' } })
  await press('Decide for today')
  await press('On 7 days')
  fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), {
    target: {
      value: within(
        screen.getByRole('combobox', { name: 'Compare with' }),
      ).getByRole<HTMLOptionElement>('option', { name: 'Shop 1' }).value,
    },
  })
  const [first] = cells('Decisions that differ')
  expect(first?.[0]).toBe('31')
  expect(first?.[1]).toContain('Price · ')
  expect(first?.[1]).toContain('$99.99')
  // Each plot shows both runs, and the table has both values of each measure.
  const plot = screen.getAllByRole('figure', { name: 'Profit so far' }).at(-1)
  expect(
    within(plot as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Shop 1, copy', 'Shop 1'])
  expect(screen.getByRole('columnheader', { name: 'Sales: Shop 1', hidden: true })).toBeTruthy()
})

it('[PRC-188] wrong parameters are reported beside their fields, and the form survives a reload', async () => {
  await open()
  fireEvent.change(await screen.findByRole('textbox', { name: 'Days of the run' }), {
    target: { value: '500' },
  })
  await press('Begin')
  const field = screen.getByRole('textbox', { name: 'Days of the run' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '45' } })
  await press('Begin')
  await press('On 7 days')
  expect(screen.getByText('After day 7 of 45')).toBeTruthy()
  cleanup()
  await open()
  expect(await screen.findByText('After day 7 of 45')).toBeTruthy()
})

const card = (number: number, fields: Partial<PlaygroundCard> = {}): PlaygroundCard => ({
  key: `00000000-0000-4000-8000-00000000000${number}`,
  name: `Kept ${number}`,
  days: 3,
  version: 1,
  changedAt: '2026-11-20T08:00:00.000Z',
  isOlder: false,
  forkOf: null,
  forkDay: null,
  ...fields,
})
const documentOf = (one: PlaygroundCard, engineVersion = market.kind.engineVersion) => {
  const { scenario, seed, log } = contentOf(
    newRun(market, { name: one.name, scenario: market.standard, seed: '1' }),
  )
  return { ...one, content: { scenario, seed, engineVersion, log } } as PlaygroundDocument
}

const isKept = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: 'Save this run' }).disabled

it('[PRC-189] a run is saved with its decisions, and unsaved changes are kept when another tab has saved it', async () => {
  const sent: { key: string; version: number; content: { name: string; days: number } }[] = []
  let isOther = false
  await open(
    {
      [practice.savePlayground.path]: (input: (typeof sent)[number]) => {
        sent.push(input)
        const newer = { ...documentOf(card(1, { key: input.key, name: 'Newer', version: 7 })) }
        return isOther
          ? refusal(-4, 409, { reason: 'changedMeanwhile', newer })
          : { ...card(1), key: input.key, version: input.version + 1 }
      },
    },
    { signedIn: true },
  )
  await press('Begin')
  await press('On 7 days')
  await press('Save this run')
  await waitFor(() => expect(isKept()).toBe(true))
  expect(sent[0]).toMatchObject({ version: 0, content: { name: 'Shop 1', days: 7 } })
  await press('On 1 day')
  isOther = true
  await press('Save this run')
  await screen.findByText(/Another tab has saved this run since: “Newer”/)
  expect(sent[1]).toMatchObject({ version: 1, content: { days: 8 } })
  expect(screen.getByText('After day 8 of 60')).toBeTruthy()
  isOther = false
  await press('Continue mine as a separate run')
  await press('Save this run')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]).toMatchObject({ version: 0, content: { name: 'Shop 1, copy', days: 8 } })
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

it('[PRC-161] a copy of an unsaved run is saved as a separate run', async () => {
  const sent: { content: { forkOf: string | null; forkDay: number | null } }[] = []
  await open(
    {
      [practice.savePlayground.path]: (input: (typeof sent)[number] & { key: string }) => {
        sent.push(input)
        return input.content.forkOf === null
          ? { ...card(1), key: input.key, version: 1 }
          : refusal(-2, 400, { fields: { 'content.forkOf': 'Not among yours.' } })
      },
    },
    { signedIn: true },
  )
  await press('Begin')
  await press('On 7 days')
  await press('Copy from this day')
  await press('Save this run')
  await waitFor(() => expect(isKept()).toBe(true))
  expect(sent.map(({ content }) => content.forkOf !== null)).toEqual([true, false])
  expect(sent[1]?.content.forkDay).toBe(7)
  expect(screen.queryByText('Not among yours.')).toBeNull()
})

it.each([
  ['en', 'Shop 2', 'Shop 3, copy'],
  ['zh', '店铺 2', '店铺 3（副本）'],
  ['my', 'Kedai 2', 'Kedai 3, salinan'],
] as const)(
  '[PRC-189] names runs in the language of the reader: %s',
  async (language, one, copy) => {
    const given = ['Kedai 2', '店铺 3, copy', 'My low prices']
    const kept = given.map((name, at) => card(at + 1, { name }))
    await open({ [practice.playgrounds.path]: kept }, { signedIn: true, language })
    await screen.findByText(one)
    expect(screen.getByText(copy)).toBeTruthy()
    expect(screen.getByText('My low prices')).toBeTruthy()
  },
)

it('[PRC-189] the limit of five saved runs is reported, a run is opened, and one deleted after a confirmation', async () => {
  const kept = [1, 2, 3, 4, 5].map((number) => card(number))
  const removed: unknown[] = []
  await open(
    {
      [practice.playgrounds.path]: kept,
      [practice.playground.path]: () => documentOf(card(2)),
      [practice.removePlayground.path]: (input: unknown) => {
        removed.push(input)
        return null
      },
    },
    { signedIn: true },
  )
  await screen.findByText('5 of 5 saved: delete one before you save another.')
  await press('Open Kept 2')
  expect(await screen.findByText('After day 3 of 60')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save this run' }).disabled).toBe(
    true,
  )
  await press('Delete Kept 2')
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(confirm)
  await waitFor(() => expect(removed).toEqual([{ key: card(2).key }]))
})

it('[PRC-189] a run of an earlier engine is shown with its decisions, read-only', async () => {
  const older = documentOf(card(1, { isOlder: true }), market.kind.engineVersion + 1)
  older.content.log = [
    {
      day: 2,
      seat: 'seller',
      command: { type: 'setPrice', day: 2, product: 'bottle', price: 1_999 },
    },
  ]
  await open(
    { [practice.playgrounds.path]: [older], [practice.playground.path]: () => older },
    { signedIn: true },
  )
  await press('Open Kept 1')
  await screen.findByText(/made with an earlier version of the marketplace/)
  expect(screen.getByText(/Price · .*\$19\.99/)).toBeTruthy()
  expect(
    screen.queryByRole('button', { name: /On 1 day|Copy from this day|Save this run/ }),
  ).toBeNull()
})
