import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { schools, type Language } from '@titian/contract'
import { askKey } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import { LanguageTextFields } from './language-text-fields.tsx'

function StatefulFields() {
  const [language, setLanguage] = useState<Language>('zh')
  const [texts, setTexts] = useState({ en: 'Tea', zh: '茶'.repeat(61), my: '' })
  return (
    <LanguageTextFields
      errors={{ 'name.zh': 'At most 60 characters: 1 too many.' }}
      language={language}
      onLanguage={setLanguage}
      lines={[{ path: 'name', label: 'Name', texts, onChange: setTexts, most: 60 }]}
    />
  )
}

it('[TCH-096] a text that is too long is reported only in its own language, and its tab is marked', async () => {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const client = new QueryClient()
  const languageList = [
    { name: 'English', abbreviation: 'en', smallAbbreviation: 'en-my' },
    { name: '中文', abbreviation: 'zh', smallAbbreviation: 'zh-cn' },
  ]
  client.setQueryData(askKey(schools.schoolInitial), { languageList })
  client.setQueryData(askKey(schools.schoolBaseInfo), {})
  client.setQueryData(askKey(schools.navigationBar), [])
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <StatefulFields />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const field = () => screen.getByLabelText('Name')
  const marksOf = (name: RegExp) => {
    const tab = screen.getByRole('tab', { name })
    return [...tab.querySelectorAll('svg')].map((mark) => mark.getAttribute('aria-label'))
  }
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect([marksOf(/English/), marksOf(/中文/)]).toEqual([['written'], ['wrong']])
  await userEvent.click(screen.getByRole('tab', { name: /English/ }))
  expect(field().getAttribute('aria-invalid')).not.toBe('true')
  expect(within(document.body).queryByText(/problem/)).toBeNull()
})
