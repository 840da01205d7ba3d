import { accounts } from '@titian/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const account = { areaCode: '60', mobile: '123456789' }

it('[ACC-293] [ACC-295] sends the password with the link after both fields contain the same strong one, and passes the account on', async () => {
  const sent: unknown[] = []
  // Without TLS the password is not encrypted.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.includes(accounts.setFirstPassword.path) && typeof body === 'string')
      sent.push(JSON.parse(body))
    return Response.json({ ok: true, code: 200, msg: '', data: account })
  })
  const onDone = vi.fn()
  await renderWithSite(<FirstPasswordForm link="printed" onDone={onDone} />)
  const [first, again] = [...document.querySelectorAll('input')]
  const fill = (value: string, repeated = value) => {
    fireEvent.change(first as Element, { target: { value } })
    fireEvent.change(again as Element, { target: { value: repeated } })
    fireEvent.click(screen.getByRole('button', { name: /save/i }))
  }
  fill('weak')
  fill('Bridges2026', 'Bridges2027')
  expect(sent).toEqual([])
  fill('Bridges2026')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(account))
  expect(sent).toEqual([{ link: 'printed', newPwd: 'plain:Bridges2026' }])
})
