import { exams, type Examination } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, useSavedForm } from '@titian/site'
import {
  examinationInputOf,
  examinationProblems,
  examinationValuesOf,
  type ExaminationValues,
} from './examination-values.ts'

/**
 * The settings of an existing examination. While the examination is a draft, changes are saved
 * automatically.
 */
export function useExamination(examination: Examination) {
  const client = useQueryClient()
  const { idSign } = examination
  const isDraft = examination.status === 0
  const put = (saved: Examination) => {
    client.setQueryData(askKey(exams.byExaminationId, { sign: idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(exams.findExaminations) })
  }
  const form = useSavedForm<ExaminationValues, Examination>({
    mode: 'autosave',
    draft: isDraft ? `examination.${idSign}` : undefined,
    stored: examination,
    valuesOf: examinationValuesOf,
    problemsOf: examinationProblems,
    send: (values, version) =>
      ask(
        exams.updateExamination,
        { ...examinationInputOf(values), idSign, version },
        { quiet: true },
      ),
    onSaved: put,
    ready: isDraft,
  })
  /** Adopts the examination after it was released, closed or reopened. */
  const take = (changed: Examination) => {
    form.follow(changed.version)
    put(changed)
  }
  return { ...form, take }
}
