import type { Language, PersonDetail } from '@titian/contract'
import { renderWithSite } from '@titian/site/testing/render'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ms from '../texts/ms.json' with { type: 'json' }
import zh from '../texts/zh.json' with { type: 'json' }
import { personRow } from '../factories.ts'
import { AccountState } from './person-marks.tsx'

const person: PersonDetail = {
  ...personRow(),
  photo: null,
  twoStep: false,
  sessions: 1,
  closing: null,
  agreements: [],
  may: {
    disable: true,
    changeMobile: true,
    changeRoles: true,
    correct: true,
    removeTwoStep: false,
    impersonate: true,
  },
}
const closing = { requestedAt: '2026-11-02T08:00:00.000Z', endsAt: '2026-11-09T08:00:00.000Z' }
const texts = { en, zh, my: ms }

it.each<[Language, string, string]>([
  ['en', 'Closing requested on', 'The account closes on'],
  ['zh', '申请注销', '除非本人选择保留'],
  ['my', 'Penutupan dipohon pada', 'melainkan orang itu mengekalkannya'],
])(
  '[ACC-319] says when closing was asked for and when the account closes, and nothing of an open account (%s)',
  async (language, asked, ends) => {
    const words = { people: texts[language] }
    await renderWithSite(<AccountState person={person} />, language, words)
    expect(document.body.textContent).not.toContain(asked)
    await renderWithSite(<AccountState person={{ ...person, closing }} />, language, words)
    const shown = document.body.textContent
    expect(shown).toContain(asked)
    expect(shown).toContain(ends)
    expect(shown).toMatch(/2026/)
  },
)

it('[ACC-319] the badge shows since when an account is closed', async () => {
  const closed = { ...person, disabled: true, closedAt: closing.endsAt }
  await renderWithSite(<AccountState person={closed} />, 'en', { people: en })
  expect(screen.getByText('Closed')).toBeTruthy()
  expect(screen.getByText(/^Closed on 9 Nov 2026/)).toBeTruthy()
  expect(screen.queryByText('Disabled')).toBeNull()
})
