import { useEffect, useState } from 'react'
import { focusPoints } from '@titian/site/marking'
import type { useGrading } from './use-grading.ts'

/**
 * EXM-191: Enter moves to the next unmarked answer. In the last answer, Enter submits the marks and
 * opens the next paper.
 */
export function useMarkingKeys(
  grading: Pick<ReturnType<typeof useGrading>, 'problems' | 'send' | 'isOpen'>,
  onDone: () => void,
) {
  const { problems, send, isOpen } = grading
  const [tried, setTried] = useState<string | null>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    // The timeout runs after the router has focused the heading of the new page; otherwise the
    // heading would take the focus back.
    const timer = setTimeout(() => focusPoints(), 0)
    return () => clearTimeout(timer)
  }, [isOpen])
  const enter = async (subjectId: string) => {
    setTried(subjectId)
    if (problems[subjectId] !== undefined) return
    if (focusPoints({ after: subjectId }) || focusPoints()) return
    if (await send()) onDone()
  }
  const errorOf = (subjectId: string) => (tried === subjectId ? problems[subjectId] : undefined)
  return { enter, errorOf }
}
