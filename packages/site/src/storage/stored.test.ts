// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { setPerson } from './person.ts'
import { emptyForSignOut, whenSignedOut } from './signed-out.ts'
import { removeLeftovers, stored, type Owner } from './stored.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const open = (owner: Owner, version = 1) =>
  stored({ name: 'thing', version, owner, lifetime: 'device', accept: isText })
const draft = open('person')
const day = 24 * 60 * 60 * 1000

afterEach(() => {
  setPerson(null)
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.useRealTimers()
})

it('[ACC-262] returns the data of a person to that person only', () => {
  setPerson('anna')
  expect(draft.keep('by Anna')).toBe(true)
  setPerson('ben')
  expect(draft.read()).toBeNull()
  draft.keep('by Ben')
  setPerson('anna')
  expect(draft.read()).toBe('by Anna')
})

it('[ACC-262] stores no personal data while nobody is signed in', () => {
  expect(draft.keep('whose?')).toBe(false)
  expect(localStorage).toHaveLength(0)
  expect(draft.read()).toBeNull()
})

it('[ACC-262] removes the data of the person and of visitors at sign-out, but no preference and no data of others', async () => {
  setPerson('anna')
  draft.keep('by Anna')
  setPerson('ben')
  draft.keep('by Ben')
  draft.keep('another', 'part')
  open('visitor').keep('a phone number')
  open('device').keep('en')
  await emptyForSignOut()
  expect(draft.keep('after')).toBe(false)
  expect(open('visitor').read()).toBeNull()
  expect(open('device').read()).toBe('en')
  setPerson('ben')
  expect([draft.read(), draft.read('part')]).toEqual([null, null])
  setPerson('anna')
  expect(draft.read()).toBe('by Anna')
})

it('waits at sign-out until other stores are empty, but not for one that hangs or fails', async () => {
  vi.useFakeTimers()
  const emptied: string[] = []
  const stops = [
    whenSignedOut(async (person) => {
      await Promise.resolve()
      emptied.push(person)
    }),
    whenSignedOut(() => Promise.reject(new Error('broken'))),
  ]
  setPerson('anna')
  await emptyForSignOut()
  expect(emptied).toEqual(['anna'])
  stops.push(whenSignedOut(() => new Promise(() => {})))
  setPerson('ben')
  const done = emptyForSignOut()
  await vi.advanceTimersByTimeAsync(2000)
  await done
  expect(emptied).toEqual(['anna', 'ben'])
  stops.forEach((stop) => stop())
})

it('treats damaged data, and data of an earlier version, as missing', () => {
  setPerson('anna')
  open('person', 1).keep('first')
  expect(open('person', 2).read()).toBeNull()
  localStorage.setItem('titian.of.anna.thing', '{"version":1')
  expect(draft.read()).toBeNull()
  localStorage.setItem('titian.of.anna.thing', '{"version":1,"at":0,"value":7}')
  expect(draft.read()).toBeNull()
})

it('continues without storage in a browser that forbids it', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(open('device').keep('en')).toBe(false)
  expect(open('device').read()).toBeNull()
  open('device').forget()
})

it('removes old entries of other users, and entries without an owner', () => {
  setPerson('anna')
  draft.keep('by Anna')
  open('device').keep('en')
  localStorage.setItem('titian.teacher.draft.newQuestion', '{"version":0,"values":{}}')
  localStorage.setItem('elsewhere', 'left alone')
  setPerson('ben')
  removeLeftovers(Date.now() + 29 * day)
  setPerson('anna')
  expect(draft.read()).toBe('by Anna')
  expect(localStorage.getItem('titian.teacher.draft.newQuestion')).toBeNull()
  setPerson('ben')
  removeLeftovers(Date.now() + 31 * day)
  setPerson('anna')
  expect(draft.read()).toBeNull()
  expect(open('device').read()).toBe('en')
  expect(localStorage.getItem('elsewhere')).toBe('left alone')
})
