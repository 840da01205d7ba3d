import { lazy, Suspense, useEffect, useState } from 'react'
import { deliverBeforeSignOut } from '../../modules/exams/sign-out-guard.ts'
import { useLeftAnswers } from '../../modules/exams/use-left-answers.ts'

// Loaded lazily, because few people see the question.
const SignOutQuestion = lazy(() =>
  import('./sign-out-question.tsx').then(({ SignOutQuestion: part }) => ({ default: part })),
)

type Decide = (signOut: boolean) => void
type Ask = (count: number, decide: Decide) => void

let ask: Ask | null = null

/**
 * EXM-132: sends the stored answers first. If some cannot be sent, the student decides whether to
 * sign out and lose them.
 */
export async function mayLoseLeftAnswers(): Promise<boolean> {
  const count = await deliverBeforeSignOut().catch(() => 0)
  const put = ask
  if (count === 0 || put === null) return true
  return new Promise((resolve) => put(count, resolve))
}

/**
 * Sends stored answers of closed papers from any page. Asks before a sign-out that would lose some
 * of these answers.
 */
export function LeftAnswers() {
  const [question, setQuestion] = useState<{ count: number; decide: Decide } | null>(null)
  useLeftAnswers()
  useEffect(() => {
    ask = (count, decide) => setQuestion({ count, decide })
    return () => {
      ask = null
    }
  }, [])
  const decide = (signOut: boolean) => {
    question?.decide(signOut)
    setQuestion(null)
  }
  return (
    <Suspense>
      {question ? <SignOutQuestion count={question.count} onDecide={decide} /> : null}
    </Suspense>
  )
}
