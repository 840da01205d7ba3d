import type { ErpCommand, PracticeRun } from '@titian/contract'
import { useRef, useState } from 'react'
import { useRunActs } from '../../use-run-acts.ts'

type WithoutDay<Command> = Command extends unknown ? Omit<Command, 'day'> : never

/** A command without its day. The day is that of the run. */
export type ErpDecision = WithoutDay<ErpCommand>

/** PRC-042: the name of the student's seat. */
const seat = 'clerk'

/** Returns the refusal of one field of the sent command; the field '' means the whole command. */
function refusedField(fields: Readonly<Record<string, string>>, field: string) {
  const path = field ? `decisions.0.command.${field}` : 'decisions.0'
  const whole = field ? [] : ['decisions.0.command', 'decisions']
  return [path, ...whole].map((one) => fields[one]).find(Boolean)
}

/** PRC-042: sends one command at a time, and ends the day. */
export function useErpActs(run: PracticeRun) {
  const taken = useRef<((run: PracticeRun) => void) | undefined>(undefined)
  const [last, setLast] = useState<ErpDecision['type'] | null>(null)
  const acts = useRunActs(run.sign, (after) => {
    taken.current?.(after)
    taken.current = undefined
  })
  const { sign, number, day } = run
  return {
    ...acts,
    /**
     * Sends a command. `onTaken` receives the new run after a success, so that a form can clear its
     * draft.
     */
    send(command: ErpDecision, onTaken?: (run: PracticeRun) => void) {
      if (acts.isPending) return
      taken.current = onTaken
      setLast(command.type)
      acts.decide({
        sign,
        number,
        decisions: [{ seat, command: { ...command, day } }],
        endDay: 0,
      })
    },
    endDay(onTaken?: (run: PracticeRun) => void) {
      if (acts.isPending) return
      taken.current = onTaken
      setLast(null)
      acts.decide({ sign, number, decisions: [], endDay: 1 })
    },
    /**
     * Returns the refusal of a field, such as `lines.0.units`, of the last command of this type.
     * The field '' means the whole command.
     */
    problem: (type: ErpDecision['type'], field = '') =>
      last === type ? refusedField(acts.fields, field) : undefined,
    /** The type of the last command that was sent from this page. */
    last,
  }
}

export type ErpActs = ReturnType<typeof useErpActs>
