// @vitest-environment happy-dom
import { accounts, reasons } from '@titian/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupRender, ok, refused, renderAt, serve } from '../testing/render-at.tsx'
import { MailConfirmPage, MailOffPage } from './link-pages.tsx'

afterEach(cleanupRender)

const token = 'abcdefghijklmnopqrstuvwxyz0123456789'

async function open(
  page: 'confirm' | 'off',
  answers: Parameters<typeof serve>[0],
  language: 'en' | 'zh' = 'en',
) {
  const server = serve(answers)
  const at = `/mail-${page}/${token}`
  if (page === 'confirm') await renderAt(<MailConfirmPage />, language, at, paths.mailConfirm)
  else await renderAt(<MailOffPage />, language, at, paths.mailOff)
  return server
}

const address = 'mei@home.example'
const linked = { [accounts.mailLink.path]: ok({ address }) }
const no = (
  name: 'notFound' | 'alreadyDone' | 'noPermission',
  reason: keyof typeof reasons,
  language: 'en' | 'zh' = 'en',
) => refused(name, { msg: reasons[reason][language], extend: { reason } })

it('[JOB-126] only a click confirms the address, and only once', async () => {
  const { of } = await open('confirm', {
    ...linked,
    [accounts.confirmMailAddress.path]: ok({ address }),
  })
  const button = await screen.findByRole('button', { name: 'Confirm the address' })
  expect(of(accounts.mailLink).map(({ body }) => body)).toEqual([{ token }])
  expect(of(accounts.confirmMailAddress)).toEqual([])
  await userEvent.dblClick(button)
  expect(await screen.findByRole('heading', { name: 'The address is confirmed' })).toBeTruthy()
  expect(of(accounts.confirmMailAddress).map(({ body }) => body)).toEqual([{ token }])
  expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull()
})

it.each([
  ['notFound', 'mailLinkWrong'],
  ['alreadyDone', 'mailLinkUsed'],
  ['noPermission', 'mailLinkExpired'],
  ['noPermission', 'mailLinkReplaced'],
  ['noPermission', 'mailLinkOther'],
] as const)(
  '[JOB-126] says in words of its own why the link does not work: %s %s',
  async (name, reason) => {
    for (const language of ['en', 'zh'] as const) {
      const { of } = await open(
        'confirm',
        { [accounts.mailLink.path]: no(name, reason, language) },
        language,
      )
      expect(await screen.findByText(reasons[reason][language])).toBeTruthy()
      expect(of(accounts.confirmMailAddress)).toEqual([])
      cleanupRender()
      document.body.innerHTML = ''
    }
  },
)

it('[JOB-126] a link that was used after the page was opened is reported', async () => {
  await open('confirm', {
    ...linked,
    [accounts.confirmMailAddress.path]: no('alreadyDone', 'mailLinkUsed'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm the address' }))
  expect(await screen.findByText(reasons.mailLinkUsed.en)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm the address' })).toBeNull()
})

it('[JOB-126] after a network failure the click can be repeated', async () => {
  let isLost = true
  const { of } = await open('confirm', {
    ...linked,
    [accounts.confirmMailAddress.path]: () => {
      if (isLost) throw new TypeError('no network')
      return ok({ address })()
    },
  })
  const button = await screen.findByRole('button', { name: 'Confirm the address' })
  await userEvent.click(button)
  await waitFor(() => expect(of(accounts.confirmMailAddress)).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Confirm the address' })).toBeTruthy()
  isLost = false
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the address' }))
    expect(await screen.findByRole('heading', { name: 'The address is confirmed' })).toBeTruthy()
  })
})

it('[JOB-130] only a click turns the kind of e-mail off, and only once', async () => {
  const { of } = await open('off', {
    [accounts.mailOffLink.path]: ok({ kind: 'digest', on: true }),
    [accounts.switchMailOff.path]: ok({ kind: 'digest', on: false }),
  })
  const button = await screen.findByRole('button', { name: 'Switch these e-mails off' })
  expect(screen.getByText(/Weekly list of new jobs/)).toBeTruthy()
  expect(of(accounts.switchMailOff)).toEqual([])
  await userEvent.dblClick(button)
  expect(await screen.findByRole('heading', { name: 'These e-mails are off' })).toBeTruthy()
  expect(of(accounts.switchMailOff).map(({ body }) => body)).toEqual([{ token }])
})

it('[JOB-130] nothing is asked if the kind is off already, and a broken link is explained', async () => {
  const first = await open('off', {
    [accounts.mailOffLink.path]: ok({ kind: 'course', on: false }),
  })
  expect(await screen.findByText(/Notices of my courses.*switched off/)).toBeTruthy()
  expect(first.of(accounts.switchMailOff)).toEqual([])
  cleanupRender()
  document.body.innerHTML = ''
  await open('off', { [accounts.mailOffLink.path]: no('notFound', 'mailLinkWrong', 'zh') }, 'zh')
  expect(await screen.findByText(reasons.mailLinkWrong.zh)).toBeTruthy()
})
