import { exams, type Examination } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, ServerRefusal, useExplain } from '@titian/site'
import { useMemo, useRef, useState } from 'react'
import { readKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { useAutosave } from '../../../parts/use-autosave.ts'
import {
  examinationInputOf,
  examinationProblems,
  examinationValuesOf,
  type ExaminationValues,
} from './examination-values.ts'

/** The settings of an examination that exists: saved while they are written, as long as it is a draft. */
export function useExamination(examination: Examination) {
  const client = useQueryClient()
  const explain = useExplain()
  const { idSign } = examination
  const key = `examination.${idSign}`
  const isDraft = examination.status === 0
  const kept = useMemo(() => (isDraft ? readKept<ExaminationValues>(key) : null), [isDraft, key])
  const [values, setValues] = useState(kept?.values ?? examinationValuesOf(examination))
  // A save that waits for the one before it must know the version that this one made.
  const version = useRef(kept?.version ?? examination.version)
  const [newer, setNewer] = useState<Examination | null>(null)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const problems = examinationProblems(values)

  const take = (saved: Examination) => {
    version.current = saved.version
    client.setQueryData(askKey(exams.byExaminationId, { sign: idSign }), saved)
    void client.invalidateQueries({ queryKey: callKey(exams.findExaminations) })
  }
  const save = async (sent: ExaminationValues) => {
    try {
      const input = { ...examinationInputOf(sent), idSign, version: version.current }
      take(await ask(exams.updateExamination, input, { quiet: true }))
      setRefused({})
      setFailure(null)
    } catch (error) {
      const copy = newerCopy<Examination>(error)
      if (copy) setNewer(copy)
      else {
        if (error instanceof ServerRefusal) setRefused(error.fields)
        setFailure(explain(error))
      }
      throw error
    }
  }
  const autosave = useAutosave({
    key,
    values,
    version: version.current,
    stored: examinationValuesOf(examination),
    save,
    ready: isDraft && problems.size === 0 && newer === null,
  })
  const resolve = (mine: boolean) => {
    if (!newer) return
    take(newer)
    if (!mine) {
      setValues(examinationValuesOf(newer))
      autosave.settle(examinationValuesOf(newer))
    }
    setNewer(null)
  }
  const change = (part: Partial<ExaminationValues>) =>
    setValues((before) => ({ ...before, ...part }))
  return { values, change, problems, refused, failure, newer, resolve, take, autosave }
}
