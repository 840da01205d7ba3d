import { useQueryClient } from '@tanstack/react-query'
import { practice, type PracticeRun } from '@titian/contract'
import { askKey, type ServerRefusal, useAct, useOnce } from '@titian/site'
import { useState } from 'react'
import { listsOfRuns, runIn } from '../../run-answers.ts'

type Fields = Readonly<Record<string, string>>

/**
 * PRC-056: the actions of a player. An action can be repeated without harm. After a refusal, the
 * game is loaded again.
 */
export function useGameActs(sign: string, onOrdered: () => void = () => {}) {
  const client = useQueryClient()
  const [fields, setFields] = useState<Fields>({})
  const [refusal, setRefusal] = useState<ServerRefusal | null>(null)
  const show = (run: PracticeRun) => {
    client.setQueryData(askKey(practice.practiceRun, { sign }), run)
    setFields({})
    setRefusal(null)
  }
  const onRefusal = (no: ServerRefusal) => {
    const run = runIn(no)
    if (run) show(run)
    setRefusal(no)
    setFields(no.fields)
    return run !== null || Object.keys(no.fields).length > 0
  }
  const how = { onDone: show, onRefusal, refresh: listsOfRuns }
  const order = useAct(practice.orderSeat, {
    ...how,
    onDone: (run) => {
      show(run)
      onOrdered()
    },
  })
  const seat = useAct(practice.takeSeat, how)
  const begin = useAct(practice.beginGame, how)
  const back = useAct(practice.backToSeat, how)
  const leave = useAct(practice.leaveGame, { refresh: listsOfRuns })
  return {
    order: useOnce(order),
    takeSeat: useOnce(seat),
    begin: useOnce(begin),
    back: useOnce(back),
    leave: () => leave.mutateAsync({ sign }),
    isPending: [order, seat, begin, back, leave].some(({ isPending }) => isPending),
    error: order.error,
    fields,
    refusal,
  }
}

export type GameActs = ReturnType<typeof useGameActs>
