import type { MarketCommand, PracticeRun } from '@titian/contract'
import { useRef, useState } from 'react'
import { useRunActs } from '../../use-run-acts.ts'

type WithoutDay<Command> = Command extends unknown ? Omit<Command, 'day'> : never

/** A decision as a form makes it; the day is that of the run. */
export type MarketDecision = WithoutDay<MarketCommand>

/** PRC-032: the only seat of a shop. */
const seat = 'seller'

/** The text of the server for a field of the one decision that was sent; '' is the decision as a whole. */
function refusedField(fields: Readonly<Record<string, string>>, field: string) {
  const path = field ? `decisions.0.command.${field}` : 'decisions.0'
  const whole = field ? [] : ['decisions.0.command', 'decisions']
  const exact = [path, ...whole].map((one) => fields[one]).find(Boolean)
  // The fault of an entry of a list is said beside the list.
  return (
    exact ??
    (field ? Object.entries(fields).find(([one]) => one.startsWith(`${path}.`))?.[1] : undefined)
  )
}

/** PRC-034: one decision at a time, which counts at once, and the press that ends the day. */
export function useMarketActs(run: PracticeRun) {
  const taken = useRef<(() => void) | undefined>(undefined)
  const [last, setLast] = useState<MarketDecision['type'] | null>(null)
  const acts = useRunActs(run.sign, () => {
    taken.current?.()
    taken.current = undefined
  })
  const { sign, number } = run
  const { day } = run.marketplace ?? run
  return {
    ...acts,
    /** Sends a decision; `onTaken` runs once the server has it, so that a form can forget its draft. */
    send(command: MarketDecision, note = '', onTaken?: () => void) {
      if (acts.isPending) return
      taken.current = onTaken
      setLast(command.type)
      acts.decide({
        sign,
        number,
        decisions: [{ seat, command: { ...command, day }, ...(note ? { note } : {}) }],
        endDay: 0,
      })
    },
    /** What is decided counts already; the customers come now. */
    endDay(onTaken?: () => void) {
      if (acts.isPending) return
      taken.current = onTaken
      setLast(null)
      acts.decide({ sign, number, decisions: [], endDay: 1 })
    },
    /** Why the server refused a field of the last decision of this type; without a field the decision as a whole. */
    problem: (type: MarketDecision['type'], field = '') =>
      last === type ? refusedField(acts.fields, field) : undefined,
    /** The type of the last decision that was sent from this page. */
    last,
  }
}

export type MarketActs = ReturnType<typeof useMarketActs>
