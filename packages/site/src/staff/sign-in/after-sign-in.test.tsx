// @vitest-environment happy-dom
import { refusals } from '@titian/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerRefusal } from '../../calls/refusal.ts'
import { useSavedForm } from '../../forms/use-saved-form.ts'
import { setPressWay } from '../../signed-in/press-again.ts'
import { setPerson } from '../../storage/person.ts'
import { sendAfterSignIn } from './after-sign-in.ts'

const { code, status } = refusals.signIn
const signedOut = () => new ServerRefusal('/call', status, { code, msg: '' })
const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  setPerson('anna')
  setPressWay(sendAfterSignIn)
})
afterEach(() => {
  setPressWay(null)
  setPerson(null)
})

it('[TCH-188] repeats an action after the same person has signed in again', async () => {
  const send = vi.fn(() => Promise.resolve('done')).mockRejectedValueOnce(signedOut())
  const answer = sendAfterSignIn(send)
  await flushPromises()
  expect(send).toHaveBeenCalledOnce()
  setPerson('anna')
  expect(await answer).toBe('done')
  expect(send).toHaveBeenCalledTimes(2)
})

it('[TCH-188] sends nothing in the name of another person, and shows a message when the session ends again', async () => {
  const send = vi.fn(() => Promise.reject(signedOut()))
  const other = sendAfterSignIn(send)
  await flushPromises()
  setPerson('bo')
  await expect(other).rejects.toThrow()
  expect(send).toHaveBeenCalledOnce()
  const twice = sendAfterSignIn(send)
  await flushPromises()
  setPerson('bo')
  await expect(twice).rejects.toThrow()
  expect(send).toHaveBeenCalledTimes(3)
})

it('[TCH-188] continues after the save of a form with a button', async () => {
  type Copy = { version: number; name: string }
  const send = vi.fn((values: { name: string }) => Promise.resolve({ version: 2, ...values }))
  send.mockRejectedValueOnce(signedOut())
  const { result } = renderHook(() =>
    useSavedForm<{ name: string }, Copy>({
      mode: 'button',
      stored: { version: 1, name: 'old' },
      valuesOf: ({ name }) => ({ name }),
      send,
    }),
  )
  act(() => result.current.change({ name: 'new' }))
  let isSaved: boolean | undefined
  act(() => void result.current.save().then((done) => (isSaved = done)))
  await act(flushPromises)
  expect(result.current.busy).toBe(true)
  await act(async () => {
    setPerson('anna')
    await flushPromises()
  })
  expect(isSaved).toBe(true)
  expect(result.current).toMatchObject({ busy: false, dirty: false })
})
