import { Checkbox, TextInput } from '@mantine/core'
import { accounts, refusals, type RefusalName } from '@titian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { TitianProvider, toast } from '@titian/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { useState, type ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { beforeEach, expect, it, vi } from 'vitest'
import { NetworkFailure, ServerRefusal } from '../calls/refusal.ts'
import { hasUnsavedWork } from '../language/unsaved-work.ts'
import { FormError } from '../parts/form-error.tsx'
import { setPerson } from '../storage/person.ts'
import { useForm } from './use-form.ts'

const initialValues = { agreed: false, phone: '', channels: [] as string[], password: '' }
const send = vi.fn<(values: typeof initialValues) => Promise<unknown>>()
const onFailed = vi.fn<(error: unknown) => boolean | void>()
const toasts = vi.spyOn(toast, 'failure')

/** The checkbox is the last field, but its error is the first one. */
function Form() {
  const { form, submit, busy, failure, isRestored, discard } = useForm({
    initialValues,
    problemsOf: ({ agreed, phone, channels }) => ({
      phone: phone ? null : 'no phone',
      channels: channels.length > 0 ? null : 'no channel',
      agreed: agreed ? null : 'no tick',
    }),
    places: { mobile: 'phone', [refusals.wrongOldPassword.code]: 'password' },
    send,
    onFailed,
    draft: { owner: 'person', name: 'test', fields: ['phone', 'agreed'] },
  })
  return (
    <form onSubmit={submit} noValidate>
      <FormError error={failure} />
      {isRestored ? <button onClick={discard}>Empty</button> : null}
      <TextInput {...form.getInputProps('phone')} name="phone" />
      <Checkbox.Group {...form.getInputProps('channels')}>
        <Checkbox name="sms" value="sms" />
        <Checkbox name="mail" value="mail" />
      </Checkbox.Group>
      <TextInput {...form.getInputProps('password')} name="password" />
      <Checkbox {...form.getInputProps('agreed', { type: 'checkbox' })} name="agreed" />
      <button disabled={busy}>Send</button>
    </form>
  )
}

const codes = Object.values(refusals).map((row) => [`${row.code}/${row.status}`, row.en])
const site = { codes: Object.fromEntries(codes), network: { network: 'no answer' } }

async function renderForm(scene: ReactNode) {
  const texts = createInstance()
  await texts
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'site', resources: { en: { site } } })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>{scene}</I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
}

const field = (name: string, at = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[at] as HTMLInputElement
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (at = 0) => fireEvent.submit(field('phone', at).form as HTMLFormElement)
const focused = (name: string, at = 0) =>
  waitFor(() => expect(document.activeElement).toBe(field(name, at)))
function fill() {
  write('phone', '1123456789')
  write('password', 'Sawah-2026')
  fireEvent.click(field('sms'))
  fireEvent.click(field('agreed'))
}
function refuse(name: RefusalName, extend = {}) {
  const { code, status } = refusals[name]
  const body = { code, msg: 'words', extend }
  send.mockRejectedValue(new ServerRefusal(accounts.changePassword.path, status, body))
}

beforeEach(() => {
  setPerson('anna')
  for (const received of [send, onFailed, toasts]) received.mockReset()
  send.mockResolvedValue(null)
})

it('[ACC-104] [ACC-153] marks every invalid field, and moves the focus from one to the next in the order of the values', async () => {
  await renderForm(<Form />)
  press()
  for (const text of ['no tick', 'no phone', 'no channel'])
    expect(await screen.findByText(text)).toBeTruthy()
  await focused('agreed')
  fireEvent.click(field('agreed'))
  expect(screen.queryByText('no tick')).toBeNull()
  expect(screen.getByText('no phone')).toBeTruthy()
  press()
  await focused('phone')
  write('phone', '1')
  press()
  await focused('sms')
  expect(send).not.toHaveBeenCalled()
})

it('focuses its own field when another form has a field of the same name', async () => {
  await renderForm(
    <>
      <Form />
      <Form />
    </>,
  )
  fireEvent.click(field('agreed', 1))
  press(1)
  await focused('phone', 1)
})

it('[ACC-046] sends once, however often it is submitted, and again after a failure', async () => {
  let fails = (_: unknown) => {}
  send.mockReturnValueOnce(new Promise((_, reject) => (fails = reject)))
  await renderForm(<Form />)
  fill()
  press()
  press()
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', true))
  press()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    agreed: true,
    phone: '1123456789',
    channels: ['sms'],
    password: 'Sawah-2026',
  })
  fails(new NetworkFailure('timeout'))
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false))
  press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
})

it('[FRM-191] displays a refusal only beside the field that the form assigns to its field or code', async () => {
  await renderForm(<Form />)
  fill()
  refuse('invalidInput', { fields: { mobile: 'no such number', elsewhere: 'not here' } })
  press()
  expect(await screen.findByText('no such number')).toBeTruthy()
  await focused('phone')
  write('phone', '1123456780')
  refuse('wrongOldPassword')
  press()
  expect(await screen.findByText(refusals.wrongOldPassword.en)).toBeTruthy()
  await focused('password')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts).not.toHaveBeenCalled()
})

it('[FRM-156] [FRM-158] [FRM-191] displays errors without a field above the form, and common errors in a toast', async () => {
  await renderForm(<Form />)
  const note = () => document.querySelector('form [role="alert"]')?.textContent
  fill()
  refuse('noPermission')
  press()
  await waitFor(() => expect(note()).toBe(refusals.noPermission.en))
  refuse('busy')
  press()
  await waitFor(() => expect(toasts).toHaveBeenCalledExactlyOnceWith(refusals.busy.en))
  expect(note()).toBeUndefined()
  send.mockRejectedValue(new TypeError('offline'))
  press()
  await waitFor(() => expect(note()).toBe('no answer'))
  refuse('signIn')
  press()
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(4))
  await waitFor(() => expect(note()).toBeUndefined())
  expect(toasts).toHaveBeenCalledTimes(1)
})

it('[FRM-191] focuses a field that appears with the refusal, even if its rendering takes longer than a frame', async () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    // The frame comes before React has rendered the refusal.
    draw(0)
    return 0
  })
  function Growing() {
    const [isAsked, setAsked] = useState(false)
    const { form, submit } = useForm({
      initialValues: { ...initialValues, phone: '1' },
      send,
      onFailed: () => setAsked(true),
    })
    return (
      <form onSubmit={submit} noValidate>
        <TextInput {...form.getInputProps('phone')} name="phone" />
        {isAsked ? <TextInput {...form.getInputProps('password')} name="password" /> : null}
      </form>
    )
  }
  await renderForm(<Growing />)
  refuse('invalidInput', { fields: { password: 'Required' } })
  press()
  await focused('password')
  frames.mockRestore()
})

it('[OPS-044] keeps what was typed while the server is busy, says so, and sends it again', async () => {
  await renderForm(<Form />)
  fill()
  const body = { code: refusals.busy.code, msg: 'words', extend: {} }
  send.mockRejectedValueOnce(new ServerRefusal(accounts.changePassword.path, 503, body))
  press()
  await waitFor(() => expect(toasts).toHaveBeenCalledExactlyOnceWith(refusals.busy.en))
  expect([field('phone').value, field('password').value]).toEqual(['1123456789', 'Sawah-2026'])
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false))
  press()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
})

it('shows no message for a failure that the form has handled', async () => {
  await renderForm(<Form />)
  fill()
  refuse('wrongOldPassword')
  onFailed.mockReturnValue(true)
  press()
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false))
  expect(screen.queryByText(refusals.wrongOldPassword.en)).toBeNull()
})

it('[FRM-182] [FRM-185] [ACC-028] stores the input for the same person until it is sent, but no password', async () => {
  await renderForm(<Form />)
  fill()
  expect(hasUnsavedWork()).toBe(true)
  expect(JSON.stringify(Object.values(localStorage))).not.toContain('Sawah-2026')
  cleanup()
  setPerson('ben')
  await renderForm(<Form />)
  expect(field('phone').value).toBe('')
  expect(hasUnsavedWork()).toBe(false)
  cleanup()
  setPerson('anna')
  await renderForm(<Form />)
  expect([field('phone').value, field('password').value]).toEqual(['1123456789', ''])
  expect(field('agreed').checked).toBe(true)
  fireEvent.click(field('sms'))
  press()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  cleanup()
  await renderForm(<Form />)
  expect(field('phone').value).toBe('')
})

it('[FRM-185] empties the fields again when the user discards the draft', async () => {
  await renderForm(<Form />)
  fill()
  cleanup()
  await renderForm(<Form />)
  fireEvent.click(screen.getByRole('button', { name: 'Empty' }))
  expect([field('phone').value, field('agreed').checked]).toEqual(['', false])
  expect(screen.queryByRole('button', { name: 'Empty' })).toBeNull()
  cleanup()
  await renderForm(<Form />)
  expect(field('phone').value).toBe('')
})
