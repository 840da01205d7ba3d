// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ServerRefusal } from '../calls/refusal.ts'
import { setPerson } from '../storage/person.ts'
import { readDraft } from './draft.ts'
import { useSavedForm } from './use-saved-form.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setPerson('anna')
})
afterEach(() => vi.useRealTimers())

type Values = { name: string; price: number }
const stored = { version: 1, name: '', price: 0 }
const copy = () => Promise.resolve({ ...stored })

function write(send: (values: Values) => Promise<typeof stored>, ready = true) {
  const { result, unmount } = renderHook(() =>
    useSavedForm<Values, typeof stored>({
      draft: 'k',
      stored,
      valuesOf: ({ name, price }) => ({ name, price }),
      send: (values) => send(values),
      places: { nameTexts: 'name' },
      mode: 'autosave',
      ready,
    }),
  )
  const type = (part: Partial<Values>) => act(() => result.current.change(part))
  return { result, type, unmount }
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('sends once after a pause in typing, and keeps a draft until then', async () => {
  const save = vi.fn(copy)
  const { result, type } = write(save)
  type({ name: 'a' })
  type({ name: 'ab' })
  expect(result.current.state).toBe('local')
  expect(readDraft('k')).toMatchObject({ version: 1, values: { name: 'ab', price: 0 } })
  await wait(2000)
  expect(save.mock.calls).toEqual([[{ name: 'ab', price: 0 }]])
  expect(result.current).toMatchObject({ state: 'saved', dirty: false })
  expect(readDraft('k')).toBeNull()
})

it('keeps the draft and shows a failure, and sends again when the network is back', async () => {
  const save = vi.fn(copy).mockRejectedValueOnce(new Error('network'))
  const { result, type } = write(save)
  type({ name: 'a' })
  await wait(2000)
  expect(result.current.state).toBe('failed')
  expect(readDraft('k')).toMatchObject({ version: 1, values: { name: 'a', price: 0 } })
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(result.current.state).toBe('saved')
  expect(save).toHaveBeenCalledTimes(2)
})

it('[ACC-262] sends again after the same person has signed in, and never for another person', async () => {
  const save = vi.fn(copy).mockRejectedValueOnce(new Error('signed out'))
  const { result, type } = write(save)
  type({ name: 'a' })
  await wait(2000)
  expect(result.current.state).toBe('failed')
  await act(async () => setPerson('anna'))
  expect(save).toHaveBeenCalledTimes(2)
  type({ name: 'with a right answer' })
  setPerson('ben')
  await wait(5000)
  expect(await act(() => result.current.flush())).toBe(false)
  expect(save).toHaveBeenCalledTimes(2)
})

it('sends nothing while there are errors, and nothing without a change', async () => {
  const save = vi.fn(copy)
  const { result, type } = write(save, false)
  expect(await result.current.flush()).toBe(true)
  type({ name: 'a' })
  await wait(5000)
  expect(save).not.toHaveBeenCalled()
  expect(await act(() => result.current.flush())).toBe(false)
})

it('runs one save at a time and then sends the newest values', async () => {
  let finish = (_copy: typeof stored) => {}
  const save = vi.fn(() => new Promise<typeof stored>((resolve) => (finish = resolve)))
  const { result, type } = write(save)
  type({ name: 'a' })
  await wait(2000)
  type({ name: 'ab' })
  const flushed = result.current.flush()
  const alsoFlushed = result.current.flush()
  expect(save).toHaveBeenCalledTimes(1)
  await act(async () => {
    finish(stored)
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(save.mock.calls.at(-1)).toEqual([{ name: 'ab', price: 0 }])
  await act(async () => {
    finish(stored)
    expect(await flushed).toBe(true)
  })
  expect(await alsoFlushed).toBe(true)
  expect(save).toHaveBeenCalledTimes(2)
  expect(result.current.dirty).toBe(false)
})

it('saves unsaved changes when the user leaves the page, and deletes the draft', async () => {
  const save = vi.fn(copy)
  const { result, type, unmount } = write(save)
  type({ name: 'a' })
  const { flush } = result.current
  unmount()
  expect(await flush()).toBe(true)
  expect(readDraft('k')).toBeNull()
})

const refuse = (fields: Record<string, string>) =>
  new ServerRefusal('/course', 400, { code: -2, msg: '', extend: { fields } })

it('[TCH-096] sends the other fields without the refused one, which keeps its text', async () => {
  const save = vi.fn(copy).mockRejectedValueOnce(refuse({ price: 'Not yours' }))
  const { result, type } = write(save)
  type({ name: 'Tea', price: 999 })
  await wait(2000)
  expect(result.current.errors).toEqual({ price: 'Not yours' })
  type({ name: 'Green tea' })
  await wait(2000)
  expect(save).toHaveBeenLastCalledWith({ name: 'Green tea', price: 0 })
  expect(result.current.errors).toEqual({ price: 'Not yours' })
  // The form must not show that it is saved, and must not send the same values again and again.
  expect(result.current).toMatchObject({ state: 'failed', dirty: true })
  await wait(10_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(readDraft('k')).toMatchObject({ values: { price: 999 } })
})

it('[TCH-096] sends a refused field again after a change', async () => {
  const save = vi.fn(copy).mockRejectedValueOnce(refuse({ 'nameTexts.zh': 'Too long' }))
  const { result, type } = write(save)
  type({ name: 'Tea tea tea' })
  await wait(2000)
  expect(result.current.errors).toEqual({ name: 'Too long' })
  type({ name: 'Tea' })
  await wait(2000)
  expect(save).toHaveBeenLastCalledWith({ name: 'Tea', price: 0 })
  expect(result.current.errors).toEqual({})
  expect(result.current.state).toBe('saved')
})
