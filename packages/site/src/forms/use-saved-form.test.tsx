// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ServerRefusal } from '../calls/refusal.ts'
import { setPerson } from '../storage/person.ts'
import { keepDraft, readDraft } from './draft.ts'
import type { SavedFormOptions } from './saved-form-options.ts'
import { useSavedForm } from './use-saved-form.ts'

beforeEach(() => setPerson('anna'))

interface Copy {
  version: number
  name: string
  phone: string
}
type Values = Pick<Copy, 'name' | 'phone'>

const stored: Copy = { version: 1, name: 'old', phone: '1' }
const valuesOf = ({ name, phone }: Copy): Values => ({ name, phone })

function open(
  send: (values: Values, version: number) => Promise<Copy>,
  options: Partial<SavedFormOptions<Values, Copy>> = {},
) {
  const onSaved = vi.fn()
  const form = renderHook(() =>
    useSavedForm<Values, Copy>({
      draft: 'k',
      stored,
      valuesOf,
      send,
      onSaved,
      mode: 'button',
      ...options,
    }),
  )
  const write = (part: Partial<Values>) => act(() => form.result.current.change(part))
  const save = () => act(() => form.result.current.save())
  return { ...form, write, save, onSaved }
}

const saved = (values: Values) => Promise.resolve({ version: 2, ...values })
const refusal = (extend: object, status = 400) =>
  new ServerRefusal('/call', status, { code: -2, msg: '', extend: { ...extend } })
const changedMeanwhile = (newer?: Copy) => refusal({ reason: 'changedMeanwhile', newer }, 409)

it('keeps a draft until the server has stored it', async () => {
  const { result, write, save, onSaved } = open(saved)
  write({ name: 'new' })
  expect(readDraft('k')).toMatchObject({ version: 1, values: { name: 'new', phone: '1' } })
  expect(await save()).toBe(true)
  expect(result.current.dirty).toBe(false)
  expect(readDraft('k')).toBeNull()
  expect(onSaved).toHaveBeenCalledExactlyOnceWith({ version: 2, name: 'new', phone: '1' })
})

it('keeps input that was typed during a save, based on the version that the save created', async () => {
  let finish = (_saved: Copy) => {}
  const { result, write } = open(() => new Promise((resolve) => (finish = resolve)))
  write({ name: 'new' })
  act(() => void result.current.save())
  expect(result.current).toMatchObject({ busy: true, state: 'saving' })
  write({ name: 'newest' })
  await act(async () => finish({ version: 2, name: 'new', phone: '1' }))
  expect(result.current).toMatchObject({ dirty: true, values: { name: 'newest' } })
  expect(readDraft('k')).toMatchObject({ version: 2, values: { name: 'newest', phone: '1' } })
})

it('deletes the draft when the user reverts the input', () => {
  const { result, write } = open(saved)
  write({ name: 'new' })
  write({ name: 'old' })
  expect(result.current.dirty).toBe(false)
  expect(readDraft('k')).toBeNull()
})

it('[TCH-084] sends a draft based on its own version, never over a newer one', async () => {
  keepDraft('k', { version: 1, values: { name: 'mine' } })
  const newer = { version: 2, name: 'theirs', phone: '1' }
  const send = vi.fn(() => Promise.reject(changedMeanwhile(newer)))
  const { result, save } = open(send, { stored: newer })
  await save()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'mine', phone: '1' }, 1)
  expect(result.current).toMatchObject({ newer, values: { name: 'mine' } })
  act(() => result.current.resolve(false))
  expect(result.current).toMatchObject({ newer: null, dirty: false, values: { name: 'theirs' } })
  expect(readDraft('k')).toBeNull()
})

/** A draft of an earlier visit, based on the first version. */
function leaveDraft(part: Partial<Values>) {
  const { write, unmount } = open(saved)
  write(part)
  unmount()
}

it('[TCH-202] merges a draft with later changes of another user', async () => {
  leaveDraft({ name: 'mine' })
  const newer = { version: 3, name: 'old', phone: '2' }
  const send = vi.fn((values: Values) => Promise.resolve({ version: 4, ...values }))
  const { result, save } = open(send, { stored: newer })
  const both = { name: 'mine', phone: '2' }
  expect(result.current).toMatchObject({ newer: null, dirty: true, values: both })
  expect(await save()).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith(both, 3)
})

it('[TCH-202] asks at once about the fields that both changed since the draft was written, and only about these', async () => {
  leaveDraft({ name: 'mine' })
  const newer = { version: 3, name: 'theirs', phone: '2' }
  const send = vi.fn(saved)
  const again = open(send, { stored: newer, mode: 'autosave' })
  expect(again.result.current).toMatchObject({
    newer,
    values: { name: 'mine', phone: '2' },
    remote: { name: 'theirs', phone: '2' },
  })
  await act(() => again.result.current.flush())
  expect(send).not.toHaveBeenCalled()
  // A user who leaves without choosing is asked again.
  again.unmount()
  const later = open(send, { stored: newer })
  expect(later.result.current).toMatchObject({ newer, values: { name: 'mine', phone: '2' } })
  act(() => later.result.current.resolve(false))
  expect(later.result.current).toMatchObject({ dirty: false, values: { name: 'theirs' } })
  expect(readDraft('k')).toBeNull()
})

it('[TCH-202] keeps a draft that equals a newer version, and a draft on a page with older data', async () => {
  leaveDraft({ name: 'mine' })
  const same = open(saved, { stored: { version: 3, name: 'mine', phone: '2' } })
  expect(same.result.current).toMatchObject({ newer: null, dirty: false, values: { phone: '2' } })
  expect(readDraft('k')).toBeNull()
  keepDraft('k', { version: 3, values: { name: 'mine', phone: '2' }, base: { name: 'theirs' } })
  const send = vi.fn((values: Values) => Promise.resolve({ version: 4, ...values }))
  const older = open(send)
  expect(older.result.current).toMatchObject({ dirty: true, values: { name: 'mine', phone: '2' } })
  await older.save()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'mine', phone: '2' }, 3)
})

it('[TCH-084] accepts fields that only the other user changed, and sends the rest based on their version after the choice', async () => {
  const newer = { version: 5, name: 'theirs', phone: '2' }
  const send = vi.fn(saved).mockRejectedValueOnce(changedMeanwhile(newer))
  const { result, write, save, onSaved } = open(send)
  write({ name: 'mine' })
  await save()
  expect(result.current).toMatchObject({ newer, values: { name: 'mine', phone: '2' } })
  // The page that is closed now must not later overwrite the other user's copy with its draft.
  expect(readDraft('k')).toMatchObject({ version: 1 })
  act(() => result.current.resolve(true))
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(newer)
  expect(readDraft('k')).toMatchObject({ version: 5 })
  await save()
  expect(send).toHaveBeenLastCalledWith({ name: 'mine', phone: '2' }, 5)
  expect(result.current.dirty).toBe(false)
})

it('[TCH-084] requests the newer copy if the refusal does not contain it, and shows an error if it cannot be read', async () => {
  const newer = { version: 2, name: 'theirs', phone: '2' }
  const read = vi.fn(() => Promise.resolve(newer)).mockRejectedValueOnce(new Error('network'))
  const onFailure = vi.fn()
  const send = () => Promise.reject(changedMeanwhile())
  const { result, write, save } = open(send, { read, onFailure })
  write({ name: 'mine' })
  await save()
  expect(onFailure).toHaveBeenCalledOnce()
  expect(result.current.newer).toBeNull()
  await save()
  expect(result.current).toMatchObject({ newer, values: { name: 'mine', phone: '2' } })
  act(() => result.current.discard())
  expect(result.current).toMatchObject({ newer: null, values: { name: 'theirs', phone: '2' } })
})

it('[TCH-185] saves automatically on the newer copy if each user changed different fields', async () => {
  const newer = { version: 5, name: 'old', phone: '2' }
  const send = vi.fn((values: Values) => Promise.resolve({ version: 6, ...values }))
  send.mockRejectedValueOnce(changedMeanwhile(newer))
  const { result, write, save } = open(send)
  write({ name: 'mine' })
  expect(await save()).toBe(true)
  expect(send).toHaveBeenLastCalledWith({ name: 'mine', phone: '2' }, 5)
  const both = { name: 'mine', phone: '2' }
  expect(result.current).toMatchObject({ newer: null, remote: null, dirty: false, values: both })
  expect(readDraft('k')).toBeNull()
})

it('[TCH-185] sends nothing if the other user saved the same, and asks if the merged values are invalid', async () => {
  const same = { version: 5, name: 'mine', phone: '2' }
  const first = open(vi.fn(saved).mockRejectedValueOnce(changedMeanwhile(same)))
  first.write({ name: 'mine' })
  expect(await first.save()).toBe(true)
  expect(first.result.current).toMatchObject({ dirty: false, values: { phone: '2' } })
  const send = vi.fn(saved).mockRejectedValueOnce(changedMeanwhile({ ...same, name: 'old' }))
  const problemsOf = ({ name, phone }: Values): Record<string, string> =>
    name === 'mine' && phone === '2' ? { phone: 'does not fit the name' } : {}
  const second = open(send, { problemsOf })
  second.write({ name: 'mine' })
  expect(await second.save()).toBe(false)
  expect(send).toHaveBeenCalledOnce()
  expect(second.result.current.errors).toEqual({ phone: 'does not fit the name' })
})

it('[TCH-185] takes the remote value only in the named fields, and keeps its own change of another field', async () => {
  const newer = { version: 5, name: 'theirs', phone: '1' }
  const send = vi.fn(saved).mockRejectedValueOnce(changedMeanwhile(newer))
  const { result, write, save } = open(send)
  write({ name: 'mine', phone: '9' })
  await save()
  expect(result.current.remote).toEqual({ name: 'theirs', phone: '9' })
  act(() => result.current.resolve(false))
  expect(result.current).toMatchObject({ dirty: true, values: { name: 'theirs', phone: '9' } })
  await save()
  expect(send).toHaveBeenLastCalledWith({ name: 'theirs', phone: '9' }, 5)
})

it('[TCH-185] continues to ask until there is a choice, however often the user saves', async () => {
  const newer = { version: 5, name: 'theirs', phone: '2' }
  const send = vi.fn(() => Promise.reject(changedMeanwhile(newer)))
  const { result, write, save } = open(send)
  write({ name: 'mine' })
  await save()
  expect(await save()).toBe(false)
  expect(send).toHaveBeenCalledTimes(2)
  expect(result.current).toMatchObject({ newer, remote: { name: 'theirs' } })
})

it('sends nothing while a field is invalid, and focuses the first invalid field in the order of the page', async () => {
  document.body.innerHTML =
    '<div data-path="name"><input id="name"></div><input id="phone" data-path="phone">'
  const send = vi.fn(saved)
  const onWrong = vi.fn()
  const problemsOf = ({ name, phone }: Values) => ({
    ...(phone ? {} : { phone: 'phone is missing' }),
    ...(name ? {} : { 'name.en': 'name is missing' }),
  })
  const { result, write, save } = open(send, { problemsOf, onWrong })
  write({ name: '', phone: '' })
  expect(result.current.errors).toEqual({})
  expect(await save()).toBe(false)
  expect(document.activeElement?.id).toBe('name')
  expect(onWrong).toHaveBeenCalledExactlyOnceWith('phone')
  expect(Object.keys(result.current.errors)).toEqual(['phone', 'name.en'])
  write({ phone: '1' })
  expect(result.current.errors).toEqual({ 'name.en': 'name is missing' })
  expect(await save()).toBe(false)
  write({ name: 'new' })
  expect(await save()).toBe(true)
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'new', phone: '1' }, 1)
})

it('[FRM-191] shows a refusal beside its field until that field changes', async () => {
  document.body.innerHTML = '<input id="name" data-path="name">'
  const onFailure = vi.fn()
  const send = vi
    .fn(saved)
    .mockRejectedValueOnce(refusal({ fields: { title: 'too short' } }))
    .mockRejectedValueOnce(refusal({ fields: { elsewhere: 'wrong' } }))
  const { result, write, save } = open(send, { places: { title: 'name' }, onFailure })
  write({ name: 'n' })
  await save()
  expect(result.current.errors).toEqual({ name: 'too short' })
  expect(document.activeElement?.id).toBe('name')
  expect(onFailure).not.toHaveBeenCalled()
  write({ phone: '2' })
  expect(result.current.errors).toEqual({ name: 'too short' })
  write({ name: 'nn' })
  expect(result.current.errors).toEqual({})
  await save()
  expect(onFailure).toHaveBeenCalledOnce()
})

it('uses the version after another action of the page has increased it', async () => {
  const send = vi.fn(saved)
  const { result, write, save } = open(send)
  act(() => result.current.follow(7, 6))
  act(() => result.current.follow(3, 1))
  write({ name: 'new' })
  await save()
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'new', phone: '1' }, 3)
})

it('[ACC-262] leaves no draft to the next person when a save ends after that person has signed in', async () => {
  let finish = (_saved: Copy) => {}
  const { result, write } = open(() => new Promise((resolve) => (finish = resolve)))
  write({ name: 'new' })
  act(() => void result.current.save())
  write({ name: 'newest' })
  setPerson('ben')
  await act(async () => finish({ version: 2, name: 'new', phone: '1' }))
  expect(readDraft('k')).toBeNull()
})

it('[TCH-201] takes the ids that the server assigned to new parts, unless the user typed more during the save', async () => {
  const mergeUnused = () => ({ value: '', conflicts: [] })
  const joins = { name: { merge: mergeUnused, take: (own: string) => own } }
  let finish = (_saved: Copy) => {}
  const sending = () => new Promise<Copy>((resolve) => (finish = resolve))
  const { result, write } = open(sending, { joins })
  const answer = (version: number, name: string) =>
    act(async () => finish({ version, name, phone: 'from the server' }))
  write({ name: 'letter id' })
  act(() => void result.current.save())
  await answer(2, 'id of the server')
  const values = { name: 'id of the server', phone: '1' }
  expect(result.current).toMatchObject({ dirty: false, values })
  write({ name: 'next letter id' })
  act(() => void result.current.save())
  write({ name: 'typed meanwhile' })
  await answer(3, 'next id of the server')
  expect(result.current).toMatchObject({ dirty: true, values: { name: 'typed meanwhile' } })
  expect(readDraft('k')).toMatchObject({ version: 3, values: { name: 'typed meanwhile' } })
})
