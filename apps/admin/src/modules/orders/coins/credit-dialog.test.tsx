import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { TitianProvider } from '@titian/ui'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BatchDialog } from '../codes/batch-dialog.tsx'
import texts from '../texts/en.json' with { type: 'json' }
import { CreditDialog } from './credit-dialog.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, code: 200, msg: '', data: { list: [], total: 0 } }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => {}
const credit = <CreditDialog onClose={nothing} />
const batch = <BatchDialog onClose={nothing} onMade={nothing} />

for (const [what, dialog, confirm, hint] of [
  ['person', credit, 'Credit', 'Name, phone or student number'],
  ['courses', batch, 'Create the codes', 'Choose courses'],
] as const) {
  it(`[FRM-409] the focus moves to the search of the ${what} when that is the first wrong field`, async () => {
    const i18n = createInstance()
    await i18n
      .use(initReactI18next)
      .init({ lng: 'en', resources: { en: { orders: texts, site: { cancel: 'Cancel' } } } })
    render(
      <TitianProvider language="en">
        <QueryClientProvider client={new QueryClient()}>
          <I18nextProvider i18n={i18n}>{dialog}</I18nextProvider>
        </QueryClientProvider>
      </TitianProvider>,
    )
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: confirm })
    // A dialog ignores clicks in its first half second (FRM-366).
    await vi.waitFor(() =>
      expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull(),
    )
    const name = screen.queryByRole('textbox', { name: /^Name/ })
    if (name) fireEvent.change(name, { target: { value: 'Open day' } })
    button.focus()
    fireEvent.click(button)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByPlaceholderText(hint)))
  })
}
