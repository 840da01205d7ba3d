import type { Person } from '@titian/contract'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { RouterProvider } from '@tanstack/react-router'
import { DataTable, TitianProvider } from '@titian/ui'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it, vi } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { personRow } from '../factories.ts'
import { usePeopleColumns } from './use-people-columns.tsx'

const person = (name: string, studentCard: string | null = null): Person =>
  personRow({ sign: `sign-of-${name}`, name, studentCard })

const toggle = vi.fn()

function List({ people }: { people: Person[] }) {
  const columns = usePeopleColumns({
    page: people,
    has: ({ name }) => name === 'Chosen',
    mayChoose: () => true,
    toggle,
  })
  return <DataTable label="People" columns={columns} rows={people} rowKey={({ sign }) => sign} />
}

async function draw(people: Person[]) {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { people: texts } } })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <List people={people} /> }),
    history: createMemoryHistory(),
  })
  render(
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nextProvider>
    </TitianProvider>,
  )
  await screen.findByRole('table', { name: 'People' })
}

/** The accessible names of links, without the spaces between their lines. */
const named = (name: string) => ({
  name: (read: string) => read.replaceAll(' ', '') === name.replaceAll(' ', ''),
})
const rows = () => screen.getAllByRole('row').slice(1)

it('[ACC-177] the list shows names in the given order and script', async () => {
  const names = ['Tan Wei Ming', 'Wei Ming Tan', '陈伟明', 'Siti binti Ahmad', "Divya a/p D'Cruz"]
  await draw(names.map((name) => person(name, 'S-1')))
  expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual(names)
  for (const [at, name] of names.entries()) {
    const link = within(rows()[at] as HTMLElement).getByRole('link', named(`${name}S-1`))
    expect(link.getAttribute('href')).toContain(encodeURIComponent(`sign-of-${name}`))
  }
})

it('[FRM-216] the list marks a missing student number, links to a person without a name, and groups the digits of the phone', async () => {
  await draw([person('Nadia'), person('')])
  const [first, nameless] = rows() as [HTMLElement, HTMLElement]
  const none = texts.noCard
  expect(within(first).getByRole('link', named(`Nadia${none}`))).toBeTruthy()
  expect(within(nameless).getByRole('link', named(none))).toBeTruthy()
  expect(nameless.textContent).not.toMatch(/undefined|null/)
  expect(nameless.textContent).toContain('+60\u00A012\u00A0345\u00A06701')
})

it('[ACC-290] one person can be ticked, or all on the page with one tick', async () => {
  const [chosen, other] = [person('Chosen'), person('Other')]
  await draw([chosen, other])
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(ticks.map(({ checked }) => checked)).toEqual([false, true, false])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Other' }))
  expect(toggle.mock.calls).toEqual([[[other], true]])
  toggle.mockClear()
  fireEvent.click(screen.getByRole('checkbox', { name: texts.bulk.chooseAll }))
  expect(toggle.mock.calls).toEqual([[[chosen, other], true]])
})
