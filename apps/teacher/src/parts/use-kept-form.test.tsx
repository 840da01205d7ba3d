import { act, renderHook } from '@testing-library/react'
import { ServerRefusal, setPerson } from '@titian/site'
import { beforeEach, expect, it, vi } from 'vitest'
import { keep, readKept } from './kept-draft.ts'
import { useKeptForm } from './use-kept-form.ts'

beforeEach(() => setPerson('anna'))

interface Copy {
  version: number
  name: string
}

const stored: Copy = { version: 1, name: 'old' }
const valuesOf = ({ name }: Copy) => ({ name })

function open(send: (values: { name: string }, version: number) => Promise<Copy>, copy = stored) {
  const onTaken = vi.fn()
  const form = renderHook(() => useKeptForm({ key: 'k', stored: copy, valuesOf, send, onTaken }))
  const write = (name: string) => act(() => form.result.current.change(() => ({ name })))
  return { ...form, write, onTaken }
}

it('keeps what is written until the server has it', async () => {
  const { result, write, onTaken } = open(({ name }) => Promise.resolve({ version: 2, name }))
  write('new')
  expect(readKept('k')).toEqual({ version: 1, values: { name: 'new' } })
  await act(() => result.current.save())
  expect(result.current.changed).toBe(false)
  expect(readKept('k')).toBeNull()
  expect(onTaken).toHaveBeenCalledExactlyOnceWith({ version: 2, name: 'new' })
})

it('keeps what is written while it is sent, upon the version that was made by it', async () => {
  let finish = (_saved: Copy) => {}
  const { result, write } = open(() => new Promise((resolve) => (finish = resolve)))
  write('new')
  act(() => void result.current.save())
  write('newest')
  await act(async () => finish({ version: 2, name: 'new' }))
  expect(result.current).toMatchObject({ changed: true, values: { name: 'newest' } })
  expect(readKept('k')).toEqual({ version: 2, values: { name: 'newest' } })
})

it('[TCH-084] sends a kept copy upon the version it was written on, never over a newer one', async () => {
  keep('k', { version: 1, values: { name: 'mine' } })
  const newer = { version: 2, name: 'theirs' }
  const extend = { reason: 'changedMeanwhile', newer }
  const refused = new ServerRefusal('/question', 409, { code: -4, msg: '', extend })
  const send = vi.fn(() => Promise.reject(refused))
  const { result } = open(send, newer)
  await act(() => result.current.save())
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'mine' }, 1)
  expect(result.current).toMatchObject({ newer, values: { name: 'mine' } })
  act(() => result.current.resolve(false))
  expect(result.current).toMatchObject({ newer: null, changed: false, values: { name: 'theirs' } })
  expect(readKept('k')).toBeNull()
})
