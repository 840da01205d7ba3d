import { decisionsMost } from '@titian/contract'
import { useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { MarketDecision } from '../../parts/use-market-acts.ts'
import { type FieldRule, problemOf } from './field-rules.ts'
import { asFormRefusal } from './refused.ts'
import { useStep } from './step-context.ts'
import { useRefusalText, useSend } from './use-send.ts'

export interface DecisionOptions<Values extends Record<string, unknown>> {
  /** Part of the name of the form's draft on the device, beside the sealed id of the run. */
  name: string
  initialValues: Values
  rules?: Partial<Record<keyof Values & string, FieldRule>>
  problemsOf?: (values: Values) => Partial<Record<keyof Values & string, string>>
  decisionsOf: (values: Values) => readonly MarketDecision[]
  /** Maps a path of the sent decision at this index to a field of the form. */
  fieldOf?: (path: string, at: number, values: Values) => string
  /** The message after a success. */
  done: string
  onDone: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A form of a step. Typed text survives a reload, and a refusal is shown at its field. */
export function useDecision<Values extends Record<string, unknown>>(
  options: DecisionOptions<Values>,
) {
  const { name, initialValues, rules = {}, decisionsOf, fieldOf = (path) => path } = options
  const { t } = useTranslation('market-steps')
  const { run, isClosed } = useStep()
  const send = useSend()
  const explain = useRefusalText()
  const checked = Object.entries<FieldRule>(rules)
  const made = useForm<Values, boolean>({
    initialValues,
    problemsOf: (values) => {
      const wrong = checked.map(([field, rule]) => [
        field,
        problemOf(textOf(values[field]), rule, (key, words) => t(key as never, words)),
      ])
      return { ...Object.fromEntries(wrong), ...options.problemsOf?.(values) } as object
    },
    maySend: () => !isClosed,
    send: async (values) => {
      const decisions = decisionsOf(values)
      for (let from = 0; from < decisions.length; from += decisionsMost) {
        const part = decisions.slice(from, from + decisionsMost)
        // oxlint-disable-next-line no-await-in-loop -- each call needs the number that the previous one returned
        await send(part).catch((error: unknown) => {
          throw asFormRefusal(error, (path, at) => fieldOf(path, from + at, values))
        })
      }
      // The draft is cleared before the next form of the same name mounts, because that form would
      // restore the draft.
      made.forgetDraft()
      return decisions.length > 0
    },
    onDone: (hasSent) => {
      toast.success(hasSent ? options.done : t('unchanged'))
      options.onDone()
    },
    explain,
    draft: {
      owner: 'person',
      name: `practice.${run.sign}.${name}`,
      fields: Object.keys(initialValues),
    },
  })
  return made
}

export type Decision<Values extends Record<string, unknown>> = ReturnType<
  typeof useDecision<Values>
>
