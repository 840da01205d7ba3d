import { schools } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { describe, expect, it, vi } from 'vitest'
import { askKey } from '../calls/query-client.ts'
import { goToLanguage, LanguageRow } from './language-row.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { addUnsavedWork } from './unsaved-work.ts'

const languageList = [
  { name: 'English', abbreviation: 'en', smallAbbreviation: 'en-my' },
  { name: 'Bahasa Melayu', abbreviation: 'my', smallAbbreviation: 'ms' },
]

async function show(onChoose: (language: string) => void, Part = LanguageRow) {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(askKey(schools.schoolInitial), { languageList })
  client.setQueryData(askKey(schools.schoolBaseInfo), {})
  client.setQueryData(askKey(schools.navigationBar), [])
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <Part onChoose={onChoose} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

describe('the language switch', () => {
  it('[FRM-010] [FRM-011] offers the languages of the school, by their names', async () => {
    const chosen = vi.fn()
    await show(chosen)
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'English',
      'Bahasa Melayu',
    ])
    await userEvent.click(screen.getByText('Bahasa Melayu'))
    expect(chosen).toHaveBeenCalledExactlyOnceWith('my')
  })

  it.each([
    ['row', LanguageRow],
    ['menu', LanguageSwitch],
  ])('[FRM-182] asks first where work is unsaved, as a %s', async (_name, Part) => {
    const takeOff = addUnsavedWork()
    const chosen = vi.fn()
    await show(chosen, Part)
    if (Part === LanguageSwitch) await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByText('Bahasa Melayu'))
    expect(chosen).not.toHaveBeenCalled()
    const leave = await screen.findByRole('button', { name: 'language.leave' })
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    await userEvent.click(leave)
    expect(chosen).toHaveBeenCalledExactlyOnceWith('my')
    const closing = new Event('beforeunload', { cancelable: true })
    expect(window.dispatchEvent(closing)).toBe(true)
    takeOff()
  })

  it.each([
    ['/en/course?isFree=1', '/my/course?isFree=1'],
    ['/courseDetail/abc?tab=exam', '/my/courseDetail/abc?tab=exam'],
    ['/', '/my/home'],
  ])('[FRM-012] keeps the page %s under the new prefix', (from, to) => {
    history.replaceState(null, '', from)
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    goToLanguage('my')
    expect(assign).toHaveBeenCalledExactlyOnceWith(to)
    assign.mockRestore()
    history.replaceState(null, '', '/')
  })
})
