import { presentPerson, stored, useUnsavedWork } from '@titian/site'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Market, Scenario } from './model/market.ts'
import { fork, type Run } from './model/run.ts'
import { useRunName } from './use-run-name.ts'

/** The maximum number of open runs, saved or not. */
const openMost = 5

interface Open {
  runs: readonly Run[]
  /** The key of the current run. */
  chosen: string | null
}

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'scenario' in value &&
  'log' in value &&
  Array.isArray(value.log) &&
  'days' in value &&
  'own' in value

const isOpen = (value: unknown): value is Open =>
  typeof value === 'object' &&
  value !== null &&
  'runs' in value &&
  Array.isArray(value.runs) &&
  value.runs.every(isRun) &&
  'chosen' in value

// Each tab stores its open runs separately, so that two tabs never overwrite each other's runs.
const form = { name: 'playground', version: 1, lifetime: 'tab', accept: isOpen } as const
const ofPerson = stored<Open>({ ...form, owner: 'person' })
const ofVisitor = stored<Open>({ ...form, owner: 'visitor' })

const ownStore = () => (presentPerson() === null ? ofVisitor : ofPerson)

/**
 * Returns the open runs of the person. A person who has just signed in continues with the runs that
 * the visitor had open.
 */
const readOpen = (): Open => ownStore().read() ?? ofVisitor.read() ?? { runs: [], chosen: null }

export const newKey = () => crypto.randomUUID()

export function newRun(
  { kind }: Market,
  { name, scenario, seed }: { name: string; scenario: Scenario; seed: string },
): Run {
  return {
    key: newKey(),
    name,
    scenario,
    seed,
    engineVersion: kind.engineVersion,
    log: [],
    days: 0,
    forkOf: null,
    forkDay: null,
    version: 0,
    isChanged: true,
    own: [],
    hasAssistant: true,
  }
}

/** PRC-041: the open runs, which survive a reload. Closing an unsaved run discards it. */
export function useRuns() {
  const [open, setOpen] = useState<Open>(readOpen)
  useEffect(() => {
    ownStore().keep(open)
  }, [open])
  useUnsavedWork(
    open.runs.some(({ isChanged, days }) => isChanged && days > 0),
    false,
  )
  const nameOf = useRunName()
  const runs = useMemo(
    () => open.runs.map((one) => ({ ...one, name: nameOf(one.name) })),
    [open.runs, nameOf],
  )
  const run = runs.find(({ key }) => key === open.chosen) ?? runs[0] ?? null
  const put = useCallback(
    (next: Run, replaces = next.key) =>
      setOpen(({ runs: before }) => ({
        runs: before.some(({ key }) => key === replaces)
          ? before.map((one) => (one.key === replaces ? next : one))
          : [...before, next],
        chosen: next.key,
      })),
    [],
  )
  const latest = useRef(runs)
  useEffect(() => {
    latest.current = runs
  }, [runs])
  const current = useCallback((key: string) => latest.current.find((one) => one.key === key), [])
  const choose = (key: string) => setOpen((before) => ({ ...before, chosen: key }))
  const close = (key: string) =>
    setOpen(({ runs: before, chosen }) => ({
      runs: before.filter((one) => one.key !== key),
      chosen: chosen === key ? null : chosen,
    }))
  const copy = (of: Run, day: number, name: string) => put(fork(of, day, { key: newKey(), name }))
  return { runs, run, current, put, choose, close, copy, isFull: runs.length >= openMost }
}
export type Runs = ReturnType<typeof useRuns>
