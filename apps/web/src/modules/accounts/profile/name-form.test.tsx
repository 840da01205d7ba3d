import { accounts } from '@titian/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { presentPerson, sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import {
  field,
  refused,
  person,
  renderAt,
  serve,
  cleanupRender,
  withCookie,
  ok,
} from '../testing/render-at.tsx'
import { NameForm } from './name-form.tsx'

afterEach(cleanupRender)

const name = () => field('name')
const write = (value: string) => fireEvent.change(name(), { target: { value } })

async function open(answers: Parameters<typeof serve>[0] = {}) {
  withCookie()
  sessionStore.look()
  setPerson(presentPerson() ?? person.userId)
  const server = serve(answers)
  await renderAt(<NameForm user={person} />)
  await waitFor(() => expect(name()).toBeTruthy())
  return { ...server, leave: cleanup }
}

it('[FRM-185] text that was typed before the session was lost is restored for the same person', async () => {
  const first = await open({ [accounts.updateUserInfo.path]: refused('signIn') })
  write('Aisyah binti Rahman')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(first.of(accounts.updateUserInfo)).toHaveLength(1))
  first.leave()

  setPerson('somebody else')
  const foreign = await open()
  expect(name().value).toBe(person.name)
  foreign.leave()

  setPerson(person.userId)
  const again = await open({ [accounts.updateUserInfo.path]: ok(null) })
  expect(name().value).toBe('Aisyah binti Rahman')
  expect(screen.getByText(/what you typed before/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(again.of(accounts.updateUserInfo)).toHaveLength(1))
  again.leave()
  await open()
  expect(name().value).toBe(person.name)
})

it('[FRM-185] discarding the draft clears the fields', async () => {
  const first = await open()
  write('Somebody')
  first.leave()
  const again = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Clear the fields' }))
  expect(name().value).toBe(person.name)
  again.leave()
  await open()
  expect(screen.queryByText(/what you typed before/)).toBeNull()
})
