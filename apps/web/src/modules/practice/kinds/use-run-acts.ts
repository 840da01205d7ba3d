import { useQueryClient } from '@tanstack/react-query'
import { practice, type PracticeRun } from '@titian/contract'
import { askKey, callKey, type ServerRefusal, useAct, useOnce } from '@titian/site'
import { useState } from 'react'

type Fields = Readonly<Record<string, string>>

/** A refusal because the run has moved on carries the run as it is now. */
function runIn({ extend }: ServerRefusal): PracticeRun | null {
  const run = extend['run']
  return typeof run === 'object' && run !== null && 'sign' in run ? (run as PracticeRun) : null
}

const fromLists = [practice.practiceRuns, practice.practiceList, practice.runReview].map(callKey)

/** PRC-027, PRC-056: sends decisions under the running number of the run; a second press of the same number is safe. */
export function useRunActs(sign: string, onTaken: () => void) {
  const client = useQueryClient()
  const [fields, setFields] = useState<Fields>({})
  const [isMoved, setIsMoved] = useState(false)
  const show = (run: PracticeRun) =>
    client.setQueryData(askKey(practice.practiceRun, { sign }), run)
  const onDone = (run: PracticeRun) => {
    show(run)
    setFields({})
    setIsMoved(false)
    onTaken()
  }
  const onRefusal = (refusal: ServerRefusal) => {
    const run = runIn(refusal)
    if (run) show(run)
    setIsMoved(run !== null)
    setFields(refusal.fields)
    return run !== null || Object.keys(refusal.fields).length > 0
  }
  const decide = useAct(practice.decideRun, { onDone, onRefusal, refresh: fromLists })
  const submit = useAct(practice.submitRun, { onDone, onRefusal, refresh: fromLists })
  return {
    decide: useOnce(decide),
    submit: () => submit.mutateAsync({ sign }),
    isPending: decide.isPending || submit.isPending,
    error: decide.error ?? submit.error,
    fields,
    isMoved,
  }
}

export type RunActs = ReturnType<typeof useRunActs>
