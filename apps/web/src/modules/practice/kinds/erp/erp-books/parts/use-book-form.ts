import { practice, type PracticeRun } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, ServerRefusal, useExplain, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { type FieldRule, problemOf } from '../../../marketplace/market-steps/parts/field-rules.ts'
import { asFormRefusal } from '../../../marketplace/market-steps/parts/refused.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import type { ErpDecision } from '../../parts/use-erp-acts.ts'
import { bareAmount } from './book-amounts.ts'

type Values = Record<string, string>

interface BookFormOptions<Fields extends Values> {
  /** Part of the name of the form's draft on the device, beside the sealed id of the run. */
  name: string
  initialValues: Fields
  rules: Partial<Record<keyof Fields & string, FieldRule>>
  /** Further checks of a field. */
  problemsOf?: (values: Fields) => Partial<Record<keyof Fields & string, string>>
  commandOf: (values: Fields) => ErpDecision
  /** Maps a path of the command to a field of the form. */
  fieldOf?: (path: string) => string
  /** The message after a success. */
  done: string
  onDone?: () => void
}

/** Returns the text of a refusal that concerns no field. */
function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation('erp-books')
  const explain = useExplain()
  return (error) => {
    if (!(error instanceof ServerRefusal)) return explain(error)
    if (error.reason === 'runChanged') return t('changed')
    return Object.values(error.fields)[0] ?? explain(error)
  }
}

/** The books are read-only after the end of the run. */
export const isClosed = ({ run, view }: Pick<ErpPageProps, 'run' | 'view'>): boolean =>
  run.state !== 'active' || view.finished

/**
 * A form that sends one command. Typed text survives a reload, and a refusal is shown at its field.
 */
export function useBookForm<Fields extends Values>(
  page: ErpPageProps,
  options: BookFormOptions<Fields>,
) {
  const { run, acts } = page
  const { name, initialValues, rules, problemsOf, commandOf, fieldOf = (path) => path } = options
  const { t } = useTranslation('erp-books')
  const client = useQueryClient()
  const explain = useRefusalText()
  const checked = Object.entries<FieldRule | undefined>(rules)
  const problemIn = (values: Fields, field: string, rule: FieldRule | undefined) => {
    const value = values[field] ?? ''
    const read = rule?.kind === 'cents' ? bareAmount(value) : value
    return rule ? problemOf(read, rule, (key, words) => t(key as never, words)) : null
  }
  return useForm<Fields, PracticeRun>({
    initialValues,
    problemsOf: (values) =>
      ({
        ...Object.fromEntries(
          checked.map(([field, rule]) => [field, problemIn(values, field, rule)]),
        ),
        ...problemsOf?.(values),
      }) as object,
    maySend: () => !isClosed(page) && !acts.isPending,
    send: async (values) => {
      // Another form of the page may have changed the run since this form was rendered.
      const newest =
        client.getQueryData<PracticeRun>(askKey(practice.practiceRun, { sign: run.sign })) ?? run
      return acts
        .decideNow({
          sign: run.sign,
          number: newest.number,
          decisions: [
            { seat: 'clerk', command: { ...commandOf(values), day: newest.erp?.day ?? run.day } },
          ],
          endDay: 0,
        })
        .catch((error: unknown) => {
          throw asFormRefusal(error, fieldOf)
        })
    },
    onDone: () => {
      toast.success(options.done)
      options.onDone?.()
    },
    explain,
    draft: {
      owner: 'person',
      name: `practice.${run.sign}.${name}`,
      fields: Object.keys(initialValues),
    },
  })
}

export type BookForm<Fields extends Values> = ReturnType<typeof useBookForm<Fields>>
