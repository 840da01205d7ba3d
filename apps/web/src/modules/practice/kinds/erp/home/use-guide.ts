import { useLocation } from '@tanstack/react-router'
import type { ErpView, PracticeRun } from '@titian/contract'
import { stored } from '@titian/site'
import { useEffect, useState } from 'react'
import type { ErpWords } from '../../../links.ts'
import { useOpenPart } from '../parts/use-open-part.ts'
import { guided, guideSteps, hasGuidedCards, isLookedAt, isRead } from './guide-steps.ts'

interface Kept {
  isClosed: boolean
  /** The names of finished reading steps. */
  seen: string[]
}

const kept = stored<Kept>({
  name: 'erpGuide',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is Kept =>
    typeof value === 'object' &&
    value !== null &&
    'isClosed' in value &&
    'seen' in value &&
    Array.isArray(value.seen),
})

/** PRC-222: the guide of the first practice; finished reading steps are stored on this device. */
export function useGuide(run: PracticeRun, view: ErpView) {
  const part = useOpenPart()
  const words: ErpWords = useLocation({ select: ({ search }) => search })
  const [state, setState] = useState<Kept>(
    () => kept.read(run.sign) ?? { isClosed: false, seen: [] },
  )
  const change = (next: Kept) => {
    kept.keep(next, run.sign)
    setState(next)
  }
  const isGuided = run.practice.idSign === guided && run.state === 'active' && hasGuidedCards(view)
  const steps = guideSteps(view, state.seen)
  const current = steps.find(({ isDone }) => !isDone)
  const isThere = isGuided && current !== undefined && isLookedAt(current, part, words)
  // The explanation of a page stays beside it until the next click.
  const stays = isThere && isRead(current)
  const looked = isThere && !stays ? current.name : null
  useEffect(() => {
    if (looked === null) return
    setState((before) => {
      const next = { ...before, seen: [...before.seen, looked] }
      kept.keep(next, run.sign)
      return next
    })
  }, [looked, run.sign])
  return {
    isGuided,
    isClosed: state.isClosed,
    isHome: part === '',
    steps,
    current,
    /** Marks a reading step as done; null if the page of the step is not open. */
    next: stays ? () => change({ ...state, seen: [...state.seen, current.name] }) : null,
    close: () => change({ ...state, isClosed: true }),
    open: () => change({ ...state, isClosed: false }),
  }
}
