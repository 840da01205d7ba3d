import type { RosterEntry } from '@titian/contract'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { RouterProvider } from '@tanstack/react-router'
import { DataTable, TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import texts from '../texts/en.json' with { type: 'json' }
import { useRosterColumns } from './use-roster-columns.tsx'

const entry = (name: string, takenByName: string | null) =>
  ({
    sign: name,
    kind: 'student',
    name,
    number: '2026-1',
    mobile: null,
    areaCode: null,
    department: '',
    major: '',
    class: '',
    takenByName,
    takenBySign: takenByName && 'sign-of-holder',
  }) as RosterEntry

function List({ entries }: { entries: RosterEntry[] }) {
  const columns = useRosterColumns(() => {})
  return <DataTable label="Roster" columns={columns} rows={entries} rowKey={({ name }) => name} />
}

it('[ACC-289] the roster shows its own name and the name of the account, both unchanged, and links to the account', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { identities: texts } } })
  const entries = [entry('陈伟明', 'Tan Wei Ming'), entry('Wei Ming Tan', null)]
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <List entries={entries} /> }),
    history: createMemoryHistory(),
  })
  render(
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nextProvider>
    </TitianProvider>,
  )
  await screen.findByRole('table', { name: 'Roster' })
  const [taken, free] = screen.getAllByRole('row').slice(1)
  expect(taken?.textContent).toContain('陈伟明')
  expect(taken?.textContent).toContain('Tan Wei Ming')
  const link = screen.getByRole('link', { name: 'Tan Wei Ming' })
  expect(link.getAttribute('href')).toContain('sign-of-holder')
  expect(free?.textContent).toContain('Wei Ming Tan')
  expect(free?.textContent).toContain(texts.roster.free)
  expect(free?.textContent).not.toMatch(/undefined|null/)
  expect(screen.getByRole('button', { name: /陈伟明/ })).toBeTruthy()
})
