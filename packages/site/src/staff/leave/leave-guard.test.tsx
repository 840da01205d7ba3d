// @vitest-environment happy-dom
import { TextInput } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { refusals } from '@titian/contract'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { ServerRefusal } from '../../calls/refusal.ts'
import { useForm } from '../../forms/use-form.ts'
import { describe, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { GuardedForm } from './guarded-form.tsx'
import { LeaveGuard, LeaveQuestion } from './leave-guard.tsx'

async function open(page: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LeaveQuestion />
      </>
    ),
  })
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => page,
  })
  const away = createRoute({ getParentRoute: () => root, path: '/away' })
  const router = createRouter({
    routeTree: root.addChildren([form, away]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  await renderWithSite(<RouterProvider router={router as never} />)
  await act(() => router.load())
  const path = () => router.state.location.href
  // A navigation that waits for the user's choice ends only after the choice.
  const go = (href: string) => act(async () => void router.navigate({ href }))
  return { path, go }
}

const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
async function press(name: string) {
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name }))
}
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the question on leaving', () => {
  it('keeps unsaved work until the user has answered', async () => {
    const { path, go } = await open(<LeaveGuard dirty />)
    await waitFor(() => expect(closing()).toBe(true))
    await go('/away')
    await question()
    await press('Stay here')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(path()).toBe('/form')
    await go('/away')
    await question()
    await press('Leave without saving')
    await waitFor(() => expect(path()).toBe('/away'))
    expect(closing()).toBe(false)
  })

  it('is not asked if only the query changes, or if there is nothing to lose', async () => {
    const written = await open(<LeaveGuard dirty />)
    await written.go('/form?page=2')
    await waitFor(() => expect(written.path()).toBe('/form?page=2'))
    cleanup()
    const empty = await open(<LeaveGuard dirty={false} />)
    await empty.go('/away')
    await waitFor(() => expect(empty.path()).toBe('/away'))
  })

  it('[FRM-327] is asked by a short form with input, not while it is sent, and again after a failure', async () => {
    const give: { set?: (state: { busy: boolean; sent?: object }) => void } = {}
    function Page() {
      const [state, set] = useState<{ busy: boolean; sent?: object }>({ busy: false })
      give.set = set
      return (
        <GuardedForm {...state}>
          <input aria-label="Reason" />
        </GuardedForm>
      )
    }
    const sends = (busy: boolean, sent?: object) => act(() => give.set?.({ busy, sent }))
    const untouched = await open(<Page />)
    await untouched.go('/away')
    await waitFor(() => expect(untouched.path()).toBe('/away'))
    cleanup()
    const typed = await open(<Page />)
    await userEvent.type(screen.getByLabelText('Reason'), 'late')
    expect(closing()).toBe(true)
    await typed.go('/away')
    await question()
    await press('Stay here')
    expect(typed.path()).toBe('/form')
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('late')
    sends(true)
    expect(closing()).toBe(false)
    sends(false)
    expect(closing()).toBe(true)
    sends(true)
    sends(false, {})
    expect(closing()).toBe(false)
    await typed.go('/away')
    await waitFor(() => expect(typed.path()).toBe('/away'))
  })

  it('[FRM-327] is asked by a form that the server refused at a field, and no longer after it was sent', async () => {
    const refusal = new ServerRefusal('/call', refusals.invalidInput.status, {
      code: refusals.invalidInput.code,
      msg: 'Too long',
      extend: { fields: { reason: 'Too long' } },
    })
    const send = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValueOnce({})
    function Page() {
      const [sent, setSent] = useState<unknown>()
      const { form, submit, busy } = useForm({
        initialValues: { reason: '' },
        send,
        onDone: setSent,
      })
      return (
        <GuardedForm busy={busy} sent={sent} onSubmit={submit}>
          <TextInput label="Reason" {...form.getInputProps('reason')} />
          <button type="submit">Send</button>
        </GuardedForm>
      )
    }
    await open(<Page />)
    await userEvent.type(screen.getByLabelText('Reason'), 'late')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(closing()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(closing()).toBe(false))
  })
})
