import { useNavigate } from '@tanstack/react-router'
import { erpLimits, practice, type PracticeRun } from '@titian/contract'
import { callKey, ServerRefusal, useExplain, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { practiceLinks } from '../../../../links.ts'
import {
  cents,
  choice,
  type FieldRule,
  problemOf,
  whole,
} from '../../../marketplace/market-steps/parts/field-rules.ts'
import { asFormRefusal } from '../../../marketplace/market-steps/parts/refused.ts'
import type { ErpPageProps } from '../../parts/page-props.ts'
import { kindForms } from './kind-form.ts'
import { firstValues, type FormValues, type Origin, writtenOf } from './values.ts'

/** Returns the rules of the fields above the lines. The server checks all other fields. */
function headRules({ kind }: Origin, values: FormValues): Record<string, FieldRule> {
  const { role, needsSource, needsPaper } = kindForms[kind]
  return {
    ...(role && { partner: choice }),
    ...(needsSource && { source: choice }),
    ...(needsPaper && { paper: choice }),
    ...(values.dueDay !== '' && { dueDay: whole(1, erpLimits.days * 2) }),
    ...(kind === 'payment' && { amount: cents(1, erpLimits.amount) }),
  }
}

/** Returns the rules of each line by the path of its fields. */
function lineRules({ kind }: Origin, { lines }: FormValues): Record<string, FieldRule> {
  const { hasPrices, leastUnits = 1 } = kindForms[kind]
  const units = (text: string, damaged: string) =>
    damaged !== '' && text === '' ? {} : { units: whole(leastUnits, erpLimits.units) }
  const rules = lines.map(({ units: text, damaged }) => ({
    item: choice,
    ...units(text, kindForms[kind].damaged === 'beside' ? damaged : ''),
    ...(hasPrices && { price: cents(0, erpLimits.price) }),
    ...(damaged !== '' && { damaged: whole(0, erpLimits.units) }),
  }))
  return Object.fromEntries(
    rules.flatMap((line, at) =>
      Object.entries(line).map(([field, rule]) => [`lines.${at}.${field}`, rule] as const),
    ),
  )
}

const textAt = (values: FormValues, path: string): string => {
  const [head = '', at, field] = path.split('.')
  const value = at === undefined ? values[head] : values.lines[Number(at)]?.[field as 'item']
  return typeof value === 'string' ? value : ''
}

/** Returns the id of the document that was just written. Ids are consecutive. */
const idAfter = ({ erp }: PracticeRun, { draft }: Origin): number =>
  draft?.id ?? erp?.documentsInAll ?? 0

/** Returns the text of a refusal that concerns no field. */
export function useErpRefusal(): (error: unknown) => string {
  const { t } = useTranslation('erp-documents')
  const explain = useExplain()
  return (error) => {
    if (!(error instanceof ServerRefusal)) return explain(error)
    if (error.reason === 'runChanged') return t('practice:run.changed')
    return Object.values(error.fields)[0] ?? explain(error)
  }
}

/** PRC-225: the form of a document, with a draft on the device until the server has it. */
export function useDocumentForm({ run, acts }: Pick<ErpPageProps, 'run' | 'acts'>, origin: Origin) {
  const { t } = useTranslation('erp-documents')
  const navigate = useNavigate()
  const explain = useErpRefusal()
  const isSubmit = useRef(true)
  const { kind, source, paper, draft } = origin
  const initialValues = firstValues(origin)
  // Each rule returns the key of an error text, such as `wrong.cents`.
  const check = (values: FormValues, rules: Record<string, FieldRule>) =>
    Object.entries(rules).map(([path, rule]) => [
      path,
      problemOf(textAt(values, path), rule, (key, words) => t(key, words ?? {})),
    ])
  const made = useForm<FormValues, PracticeRun>({
    initialValues,
    problemsOf: (values) => ({
      ...Object.fromEntries(check(values, headRules(origin, values))),
      ...Object.fromEntries(check(values, lineRules(origin, values))),
      ...(kind !== 'payment' && values.lines.length === 0 && { lines: t('form.noLines') }),
    }),
    send: async (values) => {
      const written = writtenOf(kind, values)
      const day = run.erp?.day ?? run.day
      const command = draft
        ? ({ type: 'rewrite', document: draft.id, ...written, day } as const)
        : ({ type: 'write', submit: isSubmit.current, ...written, day } as const)
      const submitted =
        draft && isSubmit.current ? [{ type: 'submit', document: draft.id, day } as const] : []
      return acts
        .decideNow({
          sign: run.sign,
          number: run.number,
          decisions: [command, ...submitted].map((one) => ({ seat: 'clerk', command: one })),
          endDay: 0,
        })
        .catch((error: unknown) => {
          throw asFormRefusal(error, (path) => path)
        })
    },
    refresh: [callKey(practice.erpDocument)],
    onDone: (after) => {
      made.forgetDraft()
      toast.success(t(isSubmit.current ? 'form.submitted' : 'form.saved'))
      const id = String(idAfter(after, origin))
      void navigate(practiceLinks.erp(run.sign, 'document', { id }))
    },
    explain,
    draft: {
      owner: 'person',
      name: ['practice', run.sign, kind, draft?.id, source?.id, paper?.id].join('.'),
      fields: Object.keys(initialValues),
    },
  })
  return {
    ...made,
    /** Saves the document as a draft of the books, or books it. */
    send(submits: boolean) {
      isSubmit.current = submits
      made.submit()
    },
  }
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>
