// @vitest-environment happy-dom
import { accounts, mailKinds, mailLinksPerHour, type OwnMail, reasons } from '@titian/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { cleanupRender, field, ok, refused, renderAt, serve } from '../testing/render-at.tsx'
import english from '../texts/en.json' with { type: 'json' }
import chinese from '../texts/zh.json' with { type: 'json' }
import { MailCard } from './mail-card.tsx'

afterEach(cleanupRender)

const none: OwnMail = { address: '', waiting: '', linkEndsAt: null, isRefused: false, on: [] }
const waits = { ...none, waiting: 'mei@home.example', linkEndsAt: '2026-05-04T09:30:00.000Z' }
const confirmed: OwnMail = { ...none, address: 'mei@home.example', on: ['course'] }

async function open(
  own: OwnMail,
  answers: Parameters<typeof serve>[0] = {},
  language: 'en' | 'zh' = 'en',
) {
  const server = serve({ [accounts.ownMail.path]: ok(own), ...answers })
  await renderAt(<MailCard />, language)
  await screen.findByRole('group')
  return server
}
const switches = () => screen.getAllByRole<HTMLInputElement>('switch')
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('[JOB-125] an address is accepted and shown as waiting for confirmation', async () => {
  const { of } = await open(none, { [accounts.saveMailAddress.path]: ok(waits) })
  await userEvent.type(field('address'), ' mei@home.example ')
  await press('Send the link')
  expect(await screen.findByText('Not confirmed')).toBeTruthy()
  expect(screen.getByText('mei@home.example')).toBeTruthy()
  expect(of(accounts.saveMailAddress).map(({ body }) => body)).toEqual([
    { address: 'mei@home.example' },
  ])
  expect(field('address').value).toBe('')
})

it('[JOB-125] an empty address sends nothing, and a refusal is shown beside the field', async () => {
  const fields = { address: 'Please enter a correct mail address' }
  const { of } = await open(none, {
    [accounts.saveMailAddress.path]: refused('invalidInput', { extend: { fields } }),
  })
  await press('Send the link')
  expect(await screen.findByText(english.mail.empty)).toBeTruthy()
  expect(of(accounts.saveMailAddress)).toEqual([])
  await userEvent.type(field('address'), 'mei@')
  await press('Send the link')
  expect(await screen.findByText(fields.address)).toBeTruthy()
  expect(field('address').getAttribute('aria-invalid')).toBe('true')
  expect(field('address').value).toBe('mei@')
})

it('[JOB-126] a new link can be sent, with its limit shown before and a refusal after it', async () => {
  const { of } = await open(waits, {
    [accounts.renewMailLink.path]: refused('tooFast', {
      msg: reasons.mailLinksOver.en,
      extend: { reason: 'mailLinksOver' },
    }),
  })
  expect(screen.getByText(new RegExp(`At most ${mailLinksPerHour} links an hour`))).toBeTruthy()
  await press('Send a new link')
  expect(await screen.findByText(reasons.mailLinksOver.en)).toBeTruthy()
  expect(of(accounts.renewMailLink)).toHaveLength(1)
})

it('[JOB-125] an e-mail that bounced is reported, and the earlier address stays', async () => {
  await open({ ...waits, address: 'old@home.example', isRefused: true }, {}, 'zh')
  expect(screen.getByText(chinese.mail.refused)).toBeTruthy()
  expect(screen.getByText(/邮件仍发送至 old@home\.example/)).toBeTruthy()
  expect(screen.getByText('已确认')).toBeTruthy()
  expect(screen.getByText('未确认')).toBeTruthy()
})

it('[JOB-128] each kind is switched separately, and none before an address is confirmed', async () => {
  const { of } = await open(confirmed, {
    [accounts.switchMail.path]: ok({ ...confirmed, on: ['course', 'digest'] }),
  })
  expect(switches().map(({ checked }) => checked)).toEqual([false, true, false, false, false])
  await userEvent.click(screen.getByRole('switch', { name: english.mail.kinds.digest }))
  await waitFor(() =>
    expect(switches().map(({ checked }) => checked)).toEqual([false, true, false, false, true]),
  )
  expect(of(accounts.switchMail).map(({ body }) => body)).toEqual([{ kind: 'digest', on: true }])
})

it('[JOB-128] all five switches are disabled with the reason while no address is confirmed', async () => {
  await open(waits)
  expect(switches()).toHaveLength(mailKinds.length)
  expect(switches().every(({ disabled, checked }) => disabled && !checked)).toBe(true)
  expect(screen.getByText(english.mail.first)).toBeTruthy()
})

it('[JOB-125] the address is removed after a confirmation', async () => {
  const { of } = await open(confirmed, { [accounts.removeMailAddress.path]: ok(none) })
  await press('Remove')
  const dialog = await screen.findByRole('dialog')
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(document.querySelector('[role="dialog"] [aria-disabled]')).toBeNull())
  expect(of(accounts.removeMailAddress)).toEqual([])
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Remove',
  )
  if (confirm) await userEvent.click(confirm)
  await waitFor(() => expect(screen.queryByText('mei@home.example')).toBeNull())
  expect(of(accounts.removeMailAddress)).toHaveLength(1)
  expect(switches().every(({ disabled }) => disabled)).toBe(true)
})
