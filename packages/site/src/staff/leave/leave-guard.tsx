import { useBlocker, useRouter, type ShouldBlockFn } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { leavingLoses, useUnsavedWork } from '../../language/unsaved-work.ts'
import { LeaveDialog } from './leave-dialog.tsx'

interface Question {
  answer: (stays: boolean) => void
}

/** While `dirty` is true, leaving the page asks first. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  useUnsavedWork(dirty, true, true)
  return null
}

/** The question of a site before a link, an address or a step back loses unsaved work. */
export function LeaveQuestion() {
  const isAsking = useSyncExternalStore(leavingLoses.subscribe, leavingLoses.get)
  const [question, setQuestion] = useState<Question | null>(null)
  const router = useRouter()
  const page = useRef('')
  useEffect(() => {
    if (isAsking) page.current = (router.state.resolvedLocation ?? router.state.location).pathname
  }, [isAsking, router])
  const ask = useCallback<ShouldBlockFn>(({ next }) => {
    if (next.pathname !== page.current)
      return new Promise<boolean>((answer) => setQuestion({ answer }))
    // A user who goes back while the question is open, or before the next page has loaded, stays on
    // the page. The question closes, because an answer to it would change the address of a
    // cancelled navigation.
    setQuestion(null)
    return false
  }, [])
  useBlocker({ shouldBlockFn: ask, disabled: !isAsking, enableBeforeUnload: false })
  const settle = (stays: boolean) => {
    question?.answer(stays)
    setQuestion(null)
  }
  return <LeaveDialog opened={question !== null} onAnswer={settle} />
}
