// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readKept } from './kept-draft.ts'
import { useAutosave } from './use-autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  setPerson('anna')
})
afterEach(() => vi.useRealTimers())

function write(save: (values: { name: string }) => Promise<void>, ready = true) {
  return renderHook(
    ({ name }) =>
      useAutosave({ key: 'k', values: { name }, version: 1, stored: { name: '' }, save, ready }),
    { initialProps: { name: '' } },
  )
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('sends once after the writer paused, and keeps a copy until then', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { result, rerender } = write(save)
  rerender({ name: 'a' })
  rerender({ name: 'ab' })
  expect(result.current.state).toBe('local')
  expect(readKept('k')).toEqual({ version: 1, values: { name: 'ab' } })
  await wait(2000)
  expect(save.mock.calls).toEqual([[{ name: 'ab' }]])
  expect(result.current).toMatchObject({ state: 'saved', dirty: false })
  expect(readKept('k')).toBeNull()
})

it('keeps the copy and says so when saving failed, and sends again when the network is back', async () => {
  const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('network'))
  const { result, rerender } = write(save)
  rerender({ name: 'a' })
  await wait(2000)
  expect(result.current.state).toBe('failed')
  expect(readKept('k')).toEqual({ version: 1, values: { name: 'a' } })
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(result.current.state).toBe('saved')
  expect(save).toHaveBeenCalledTimes(2)
})

it('[ACC-262] sends again once the same person is back, and never for another', async () => {
  const save = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('signed out'))
  const { result, rerender } = write(save)
  rerender({ name: 'a' })
  await wait(2000)
  expect(result.current.state).toBe('failed')
  await act(async () => setPerson('anna'))
  expect(save).toHaveBeenCalledTimes(2)
  rerender({ name: 'with a right answer' })
  setPerson('ben')
  await wait(5000)
  expect(await act(() => result.current.flush())).toBe(false)
  expect(save).toHaveBeenCalledTimes(2)
})

it('sends nothing while something is wrong, and nothing at all without a change', async () => {
  const save = vi.fn(() => Promise.resolve())
  const { result, rerender } = write(save, false)
  expect(await result.current.flush()).toBe(true)
  rerender({ name: 'a' })
  await wait(5000)
  expect(save).not.toHaveBeenCalled()
  expect(await act(() => result.current.flush())).toBe(false)
})

it('runs one save at a time and then takes the newest values', async () => {
  let finish = () => {}
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  const { result, rerender } = write(save)
  rerender({ name: 'a' })
  await wait(2000)
  rerender({ name: 'ab' })
  const flushed = result.current.flush()
  expect(save).toHaveBeenCalledTimes(1)
  await act(async () => {
    finish()
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(save.mock.calls.at(-1)).toEqual([{ name: 'ab' }])
  await act(async () => {
    finish()
    expect(await flushed).toBe(true)
  })
  expect(result.current.dirty).toBe(false)
})
