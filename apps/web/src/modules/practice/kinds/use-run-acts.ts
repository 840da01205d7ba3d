import { useQueryClient } from '@tanstack/react-query'
import { practice, type PracticeRun } from '@titian/contract'
import { askKey, type ServerRefusal, useAct, useOnce } from '@titian/site'
import { useState } from 'react'
import { listsOfRuns, runIn } from './run-answers.ts'

type Fields = Readonly<Record<string, string>>

/**
 * PRC-027, PRC-056: sends decisions with the number of the run. The same number can be sent again
 * without harm.
 */
export function useRunActs(sign: string, onTaken: (run: PracticeRun) => void) {
  const client = useQueryClient()
  const [fields, setFields] = useState<Fields>({})
  const [isMoved, setIsMoved] = useState(false)
  const show = (run: PracticeRun) =>
    client.setQueryData(askKey(practice.practiceRun, { sign }), run)
  const onDone = (run: PracticeRun) => {
    show(run)
    setFields({})
    setIsMoved(false)
    onTaken(run)
  }
  const onRefusal = (refusal: ServerRefusal) => {
    const run = runIn(refusal)
    if (run) show(run)
    setIsMoved(run !== null)
    setFields(refusal.fields)
    return run !== null || Object.keys(refusal.fields).length > 0
  }
  const decide = useAct(practice.decideRun, { onDone, onRefusal, refresh: listsOfRuns })
  const submit = useAct(practice.submitRun, { onDone, onRefusal, refresh: listsOfRuns })
  return {
    decide: useOnce(decide),
    /** Sends decisions for a form that shows a refusal at its fields. */
    decideNow: decide.mutateAsync,
    submit: () => submit.mutateAsync({ sign }),
    isPending: decide.isPending || submit.isPending,
    error: decide.error ?? submit.error,
    fields,
    isMoved,
  }
}

export type RunActs = ReturnType<typeof useRunActs>
