// @vitest-environment happy-dom
import { TextInput } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { useForm } from '@titian/site'
import { LeaveQuestion } from '@titian/site/staff'
import { TitianProvider } from '@titian/ui'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ActDialog } from './act-dialog.tsx'

const send = vi.fn(() => Promise.resolve({}))
beforeEach(() => void send.mockClear())
afterEach(() => vi.restoreAllMocks())

/** A page with one button that opens a dialog with a field. */
function Page() {
  const [opened, setOpened] = useState(false)
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    send,
    onDone: () => setOpened(false),
  })
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Refund
      </button>
      <ActDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Refund"
        confirmLabel="Give back"
        busy={busy}
        failure={failure}
        onSubmit={submit}
      >
        <TextInput label="Reason" {...form.getInputProps('reason')} />
      </ActDialog>
    </>
  )
}

async function open(text: string) {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LeaveQuestion />
      </>
    ),
  })
  const list = createRoute({ getParentRoute: () => root, path: '/orders' })
  const page = createRoute({ getParentRoute: () => root, path: '/order', component: Page })
  const router = createRouter({
    routeTree: root.addChildren([list, page]),
    history: createMemoryHistory({ initialEntries: ['/order'] }),
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(document.activeElement).toBe(field()))
  if (text) await userEvent.type(field(), text)
  return router
}

const field = () => screen.getByLabelText<HTMLInputElement>('Reason')
const dialog = () => screen.getByRole('dialog', { name: 'Refund' })
const question = () => screen.queryByRole('dialog', { name: 'leave.title' })
const closes = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Refund' })).toBeNull())

const closings = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'a click beside it': async () =>
    void fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element),
  'its cross': () => userEvent.click(within(dialog()).getByRole('button', { name: 'close' })),
  Cancel: () => userEvent.click(within(dialog()).getByRole('button', { name: 'cancel' })),
}

async function answer(name: string) {
  const asked = await screen.findByRole('dialog', { name: 'leave.title' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(asked.querySelector('[aria-disabled]')).toBeNull())
  await userEvent.click(within(asked).getByRole('button', { name }))
}

async function expectToStay() {
  await waitFor(() => expect(question()).toBeNull())
  expect(field().value).toBe('Paid twice')
  await waitFor(() => expect(document.activeElement).toBe(field()))
}

describe.each(Object.entries(closings))('a dialog that is closed by %s', (_, close) => {
  it('[FRM-381] asks for confirmation once something was typed; Stay keeps text and focus, Leave closes it', async () => {
    await open('Paid twice')
    await close()
    await answer('leave.stay')
    await expectToStay()
    await close()
    await answer('leave.leave')
    await closes()
    expect(send).not.toHaveBeenCalled()
  })

  it('[FRM-381] closes without a confirmation while nothing is typed', async () => {
    await open('')
    await close()
    await closes()
    expect(question()).toBeNull()
  })
})

describe('a dialog with typed text', () => {
  it('[FRM-381] asks for confirmation before another page opens, and Stay keeps text and focus', async () => {
    const router = await open('Paid twice')
    await act(async () => void router.navigate({ href: '/orders' }))
    await answer('leave.stay')
    await expectToStay()
    expect(router.state.location.href).toBe('/order')
    await act(async () => void router.navigate({ href: '/orders' }))
    await answer('leave.leave')
    await waitFor(() => expect(router.state.location.href).toBe('/orders'))
    await closes()
  })

  it('[FRM-381] makes the browser ask for confirmation when the tab is closed', async () => {
    await open('Paid twice')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })

  it('[FRM-382] Escape in the confirmation means Stay and leaves the dialog open', async () => {
    await open('Paid twice')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'leave.title' })
    await userEvent.keyboard('{Escape}')
    await expectToStay()
    expect(dialog()).toBeTruthy()
  })

  it('[FRM-382] is below the confirmation, whichever of the two opened first', async () => {
    const router = await open('Paid twice')
    await act(async () => void router.navigate({ href: '/orders' }))
    const above = await screen.findByRole('dialog', { name: 'leave.title' })
    const layerOf = (element: Element) =>
      Number(
        element
          .closest<HTMLElement>('.mantine-Modal-root')
          ?.style.getPropertyValue('--mb-z-index') ?? NaN,
      )
    expect(layerOf(above)).toBeGreaterThan(layerOf(dialog()))
  })

  it('[FRM-381] closes without a confirmation once the text was sent', async () => {
    const router = await open('Paid twice')
    await waitFor(() => expect(dialog().querySelector('[aria-disabled]')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Give back' }))
    await closes()
    expect(send).toHaveBeenCalledOnce()
    expect(question()).toBeNull()
    await act(async () => void router.navigate({ href: '/orders' }))
    await waitFor(() => expect(router.state.location.href).toBe('/orders'))
  })

  it('[FRM-381] closes without a confirmation when all typed text was erased', async () => {
    await open('a')
    await userEvent.clear(field())
    await userEvent.keyboard('{Escape}')
    await closes()
    expect(question()).toBeNull()
  })
})
