import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, applications, employment, reasons } from '@titian/contract'
import { askKey } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { person, post, refused } from '../testing/factories.ts'
import { signIn, signOut } from '../testing/sign-in.ts'
import { SendToAll } from './send-to-all.tsx'

afterEach(() => {
  signOut()
  cleanupPage()
})

const posts = ['one', 'two', 'three'].map((positionId) =>
  post({ positionId, title: `Post ${positionId}` }),
)
const open = (answers: object) => {
  signIn()
  return renderPage(<SendToAll />, { answers: { [accounts.loginInfo.path]: person, ...answers } })
}
const user = userEvent.setup()
const list = applications.sendEmailToAllList.path
const sending = applications.sendEmailToAll.path

const openDialog = async () => {
  await user.click(await screen.findByRole('button', { name: 'Send my resume to all' }))
  return within(await screen.findByRole('dialog'))
}
const confirm = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  return button
}

it('[JOB-026] the posts are listed, the chosen ones are sent once, and skipped ones are named with the reason', async () => {
  const inputs: unknown[] = []
  await open({
    [list]: posts,
    [sending]: (input: unknown) => {
      inputs.push(input)
      return { sent: 1, left: [{ positionId: 'three', title: 'Post three', why: 'ended' }] }
    },
  })
  const dialog = await openDialog()
  for (const { title } of posts)
    expect(await dialog.findByRole('checkbox', { name: title })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('checkbox', { name: 'Post two' }))
  await user.dblClick(await confirm('Send to 2 jobs'))
  expect(await dialog.findByText('Sent to 1 job')).toBeTruthy()
  expect(dialog.getByText(/has ended/).textContent).toBe('Post three: has ended')
  expect(inputs).toEqual([{ positionIds: ['one', 'three'] }])
  expect(dialog.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe(
    '/applications',
  )
})

it('[JOB-005] lists that were shown before load the states again after sending', async () => {
  const { client } = await open({ [list]: posts, [sending]: { sent: 3, left: [] } })
  const seen = askKey(employment.deliveryOfPosts, { positionIds: ['one', 'nine'] })
  client.setQueryData(seen, { extend: { delivery: {} } })
  await openDialog()
  await user.click(await confirm('Send to 3 jobs'))
  await waitFor(() => expect(client.getQueryState(seen)?.isInvalidated).toBe(true))
})

it('without a chosen post nothing is sent, and the dialog says so', async () => {
  const { asked } = await open({ [list]: posts, [sending]: { sent: 0, left: [] } })
  const dialog = await openDialog()
  await user.click(await dialog.findByRole('checkbox', { name: 'Choose all' }))
  await user.click(await confirm('Send to 0 jobs'))
  expect(await dialog.findByText('Choose at least one job.')).toBeTruthy()
  expect(asked).not.toContain(sending)
})

it('the choice is kept when the network fails', async () => {
  await open({ [list]: posts })
  const dialog = await openDialog()
  await user.click(await dialog.findByRole('checkbox', { name: 'Post two' }))
  await user.click(await confirm('Send to 2 jobs'))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(dialog.getByRole('checkbox', { name: 'Post two' })).toHaveProperty('checked', false)
})

it('[JOB-026] a missing intention is reported with a link to the resume', async () => {
  await open({ [list]: posts, [sending]: () => refused(-217, 403, { reason: 'intentionMissing' }) })
  const dialog = await openDialog()
  await user.click(await confirm('Send to 3 jobs'))
  expect(await dialog.findByText(reasons.intentionMissing.en)).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Add a job intention' })).toBeTruthy()
})

it('the dialog says when no post remains to send to', async () => {
  await open({ [list]: [] })
  const dialog = await openDialog()
  expect(await dialog.findByText('No job is left to send to')).toBeTruthy()
})
