import { TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, it } from 'vitest'
import staff from '../texts/en.json'
import { UnknownColumns } from './unknown-columns.tsx'

async function show(names: string[]) {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: { en: { staff } } })
  return render(
    <TitianProvider language="en">
      <I18nextProvider i18n={texts}>
        <UnknownColumns names={names} />
      </I18nextProvider>
    </TitianProvider>,
  )
}

it('[FRM-361] names the ignored columns, and shows nothing if there are none', async () => {
  await show([])
  expect(screen.queryByText(/not known/)).toBeNull()
  await show(['House', 'Team'])
  expect(screen.getByText('These columns are unknown and are not read: House, Team')).toBeTruthy()
})
