import type { MarketCommand, PracticeRun } from '@titian/contract'
import { useRef, useState } from 'react'
import { useRunActs } from '../../use-run-acts.ts'

type WithoutDay<Command> = Command extends unknown ? Omit<Command, 'day'> : never

/** A decision without its day. The day is that of the run. */
export type MarketDecision = WithoutDay<MarketCommand>

/** PRC-032: the only seat of a shop. */
const seat = 'seller'

/** Returns the refusal of one field of the sent decision; the field '' means the whole decision. */
function refusedField(fields: Readonly<Record<string, string>>, field: string) {
  const path = field ? `decisions.0.command.${field}` : 'decisions.0'
  const whole = field ? [] : ['decisions.0.command', 'decisions']
  const exact = [path, ...whole].map((one) => fields[one]).find(Boolean)
  // The error of a list entry is shown at the list.
  return (
    exact ??
    (field ? Object.entries(fields).find(([one]) => one.startsWith(`${path}.`))?.[1] : undefined)
  )
}

/** PRC-034: sends decisions one at a time, and ends the day. */
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
    /** Sends a decision. `onTaken` runs after a success, so that a form can clear its draft. */
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
    /** Ends the day. The decisions of the day were sent before, one by one. */
    endDay(onTaken?: () => void) {
      if (acts.isPending) return
      taken.current = onTaken
      setLast(null)
      acts.decide({ sign, number, decisions: [], endDay: 1 })
    },
    /**
     * Returns the refusal of a field of the last decision of this type. Without a field, returns
     * the refusal of the whole decision.
     */
    problem: (type: MarketDecision['type'], field = '') =>
      last === type ? refusedField(acts.fields, field) : undefined,
    /** The type of the last decision that was sent from this page. */
    last,
  }
}

export type MarketActs = ReturnType<typeof useMarketActs>
