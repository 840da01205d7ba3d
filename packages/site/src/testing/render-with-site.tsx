import { readFileSync } from 'node:fs'
import { schools, type Language } from '@titian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { askKey, createQueryClient } from '../calls/query-client.ts'

const files = { en: 'en', zh: 'zh', my: 'ms' } as const

function textsOf(language: Language) {
  const read = (folder: string) =>
    JSON.parse(
      readFileSync(`${import.meta.dirname}/../${folder}/${files[language]}.json`, 'utf8'),
    ) as Record<string, unknown>
  return {
    staff: read('staff/texts'),
    conflict: read('conflict/texts'),
    agreements: read('agreements/texts'),
    captcha: read('captcha/texts'),
    'sign-in': read('sign-in/texts'),
    site: read('texts'),
  }
}

/**
 * Renders a part of the sites as the sites do, in one language; `more` are additional texts. Only
 * tests use it. @public
 */
export async function renderWithSite(
  scene: ReactNode,
  language: Language = 'en',
  more: Record<string, object> = {},
) {
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng: 'here',
    resources: { here: { ...textsOf(language), ...more } },
    defaultNS: 'site',
    interpolation: { escapeValue: false },
  })
  const client = createQueryClient()
  client.setQueryData(askKey(schools.schoolInitial), { languageList: [], areaCodes: ['60', '86'] })
  client.setQueryData(askKey(schools.schoolBaseInfo), {})
  client.setQueryData(askKey(schools.navigationBar), [])
  return render(scene, {
    wrapper: ({ children }) => (
      <TitianProvider language="en">
        <QueryClientProvider client={client}>
          <I18nextProvider i18n={texts}>{children}</I18nextProvider>
        </QueryClientProvider>
      </TitianProvider>
    ),
  })
}
