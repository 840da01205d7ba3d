import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, expect, it, vi } from 'vitest'
import { SubjectSelect } from './subject-select.tsx'

const value = { courseTypeIdSign: 'art', courseType2IdSign: 'cloth', courseType3IdSign: null }
const types = [
  { sign: 'art', name: 'Art', children: [{ sign: 'cloth', name: 'Cloth', children: [] }] },
]

afterEach(() => vi.unstubAllGlobals())

it('[TCH-012] a failed load of the subjects is reported, keeps the choice and can be repeated', async () => {
  let data: unknown = null
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: data !== null, code: data ? 200 : -9999, msg: '', data }),
  )
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const onChange = vi.fn()
  render(
    <TitianProvider language="en">
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <I18nextProvider i18n={texts}>
          <SubjectSelect value={value} onChange={onChange} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const again = await screen.findByRole('button', { name: /retry/ })
  expect(screen.queryAllByRole('combobox'), 'no empty choice').toEqual([])
  data = types
  fireEvent.click(again)
  await screen.findByText('Cloth')
  const shown = screen.getAllByRole<HTMLSelectElement>('combobox')
  expect(shown.map((one) => one.value)).toEqual(['art', 'cloth', ''])
  expect(onChange).not.toHaveBeenCalled()
})
