import type { RosterEntry } from '@titian/contract'
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
  }) as RosterEntry

function List({ entries }: { entries: RosterEntry[] }) {
  const columns = useRosterColumns(() => {})
  return <DataTable label="Roster" columns={columns} rows={entries} rowKey={({ name }) => name} />
}

it('shows the name of the roster beside that of the account, each as it was given', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { identities: texts } } })
  const entries = [entry('陈伟明', 'Tan Wei Ming'), entry('Wei Ming Tan', null)]
  render(
    <TitianProvider language="en">
      <I18nextProvider i18n={i18n}>
        <List entries={entries} />
      </I18nextProvider>
    </TitianProvider>,
  )
  const [taken, free] = screen.getAllByRole('row').slice(1)
  expect(taken?.textContent).toContain('陈伟明')
  expect(taken?.textContent).toContain('Tan Wei Ming')
  expect(free?.textContent).toContain('Wei Ming Tan')
  expect(free?.textContent).toContain(texts.roster.free)
  expect(free?.textContent).not.toMatch(/undefined|null/)
  expect(screen.getByRole('button', { name: /陈伟明/ })).toBeTruthy()
})
