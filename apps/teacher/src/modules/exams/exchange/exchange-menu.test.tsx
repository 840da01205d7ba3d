import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ExportQuestions } from './exchange-menu.tsx'

// Test files in the same worker share loaded modules, so the browser's download is spied on instead
// of mocking a module.
const download = vi.fn()
beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(download)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  download.mockClear()
})

async function chooseXml(notes: { question: string; texts: string[] }[]) {
  const data = {
    fileName: 'q.xml',
    type: 'application/xml',
    base64: '',
    noted: notes.length,
    notes,
  }
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data })),
  )
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', fallbackLng: 'en', resources: {} })
  const root = createRootRoute({ component: () => <ExportQuestions of={{}} label="Export" /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nextProvider i18n={i18n}>
        <TitianProvider language="en">
          <RouterProvider router={router as never} />
        </TitianProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
  fireEvent.click(await screen.findByText('exchange.form.xml'))
}

it('[EXM-230] a file without losses is offered at once', async () => {
  await chooseXml([])
  await vi.waitFor(() => expect(download).toHaveBeenCalledTimes(1), 10_000)
})

it('[EXM-230] losses are shown before the file is downloaded', async () => {
  await chooseXml([{ question: 'Which two?', texts: ['All or nothing.'] }])
  expect(await screen.findByText('Which two?')).toBeTruthy()
  expect(screen.getByText('All or nothing.')).toBeTruthy()
  expect(download).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: 'exchange.download' }))
    expect(download).toHaveBeenCalledTimes(1)
  }, 10_000)
})
