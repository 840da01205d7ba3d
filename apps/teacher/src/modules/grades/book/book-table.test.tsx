import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { BookCell, BookColumn, BookRow } from '@titian/contract'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { BookTable } from './book-table.tsx'

const [students, items] = [1000, 60]
const columns = Array.from({ length: items }, (_, at): BookColumn => {
  const kind = at === items - 1 ? 'result' : 'work'
  return { kind, itemSign: `i${at}`, title: `Task ${at + 1}`, type: null, most: 20 }
})
const cell = (points: number): BookCell => ({
  points,
  computed: points,
  state: 'marked',
  given: null,
  paper: null,
})
const rows = Array.from({ length: students }, (_, at): BookRow => {
  const name = `Student ${at + 1}`
  const cells = columns.map((_column, column) => cell((at + column) % 21))
  return { userSign: `u${at}`, name, studentCard: '', className: '', cells }
})

const [onChoose, onSight, onSort] = [vi.fn(), vi.fn(), vi.fn()]

beforeEach(() => {
  // The test environment has no layout, so sizes are faked.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(630)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  for (const one of [onChoose, onSight, onSort]) one.mockReset()
})
afterEach(() => vi.restoreAllMocks())

async function open(rowAt: (index: number) => BookRow | undefined = (index) => rows[index]) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { grades: texts, site: { loading: 'Loading' } } },
    interpolation: { escapeValue: false },
  })
  const table = (at: typeof rowAt) => (
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>
        <BookTable
          columns={columns}
          total={students}
          rowAt={at}
          sorting={{ sort: 'name', down: false }}
          scope=""
          onSort={onSort}
          onChoose={onChoose}
          onSight={onSight}
        />
      </I18nextProvider>
    </TitianProvider>
  )
  const { rerender } = render(table(rowAt))
  return { load: () => rerender(table((index) => rows[index])) }
}

const grid = () => screen.getByRole('grid', { name: 'Gradebook' })
const press = (key: string, ctrlKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey })
const mark = (row: number, item: number) =>
  screen.getByRole('button', {
    name: `Student ${row}, Task ${item}: ${(row + item - 2) % 21}`,
  })

describe('[TCH-090] the gradebook of 1,000 students and 60 items', () => {
  it('renders only the visible part, and gives the total and the position of each row', async () => {
    await open()
    expect(grid().getAttribute('aria-rowcount')).toBe('1001')
    expect(grid().getAttribute('aria-colcount')).toBe('61')
    const drawn = within(grid()).getAllByRole('row')
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.length).toBeLessThan(40)
    expect(drawn.map((row) => row.getAttribute('aria-rowindex'))).toEqual(
      drawn.map((_, at) => String(at + 1)),
    )
    expect(within(grid()).getAllByRole('button').length).toBeLessThan(600)
    expect(mark(1, 1).closest('td')?.getAttribute('aria-colindex')).toBe('2')
  })

  it('is one stop of the Tab key, and arrow keys move between its cells', async () => {
    await open()
    const stops = [...grid().querySelectorAll('[tabindex="0"]')]
    expect(stops).toEqual([screen.getByRole('button', { name: /^Name/ })])
    screen.getByRole('button', { name: /^Name/ }).focus()
    press('ArrowRight')
    press('ArrowDown')
    expect(document.activeElement).toBe(mark(1, 1))
    press('ArrowDown')
    press('ArrowRight')
    expect(document.activeElement).toBe(mark(2, 2))
    press('Home')
    expect(document.activeElement?.textContent).toBe('Student 2')
    press('ArrowLeft')
    expect(document.activeElement?.textContent).toBe('Student 2')
    press('ArrowRight')
    fireEvent.click(mark(2, 1))
    expect(onChoose).toHaveBeenCalledWith({ row: rows[1], column: columns[0] })
  })

  it('renders the cell that a key moves to, however far away it is', async () => {
    await open()
    mark(1, 1).focus()
    press('End', true)
    const last = document.activeElement
    expect(last?.textContent).toMatch(/^Student 1000, Course result: /)
    expect(last?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1001')
    press('PageUp')
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('991')
  })

  it('keeps the focus while the marks of a row are loading', async () => {
    const { load } = await open((index) => (index === 0 ? rows[0] : undefined))
    act(() => mark(1, 1).focus())
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-colindex')).toBe('2')
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-busy')).toBe('true')
    load()
    expect(document.activeElement).toBe(mark(2, 1))
  })

  it('loads the visible rows once scrolling has stopped', async () => {
    await open()
    await vi.waitFor(() => expect(onSight).toHaveBeenCalledTimes(1))
    const [{ first, last }] = onSight.mock.calls[0] ?? [{}]
    expect(first).toBe(0)
    expect(last).toBeLessThan(20)
  })
})
