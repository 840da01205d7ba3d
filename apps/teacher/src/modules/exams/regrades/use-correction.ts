import { exams, type Correction, type ExamSubject } from '@titian/contract'
import { itemProblems } from '@titian/exam-items/edit'
import { byContract, ServerRefusal, useAct, useAsk } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterCorrection } from './after-correction.ts'
import { correctionOf, valuesOf, type CorrectionValues } from './correction-values.ts'

export const previewSize = 15

const check = byContract<{ correction: Correction }>(
  exams.previewRegrade.input.pick({ correction: true }),
)

function useProblems() {
  const { t } = useTranslation('exams')
  return (values: CorrectionValues): Record<string, string> => {
    const ofKind =
      values.kind === 'key'
        ? itemProblems(values.item).map(
            ({ path, code }) => [`correction.item.${path}`, t(`problem.${code}`)] as const,
          )
        : []
    return { ...check({ correction: correctionOf(values) }), ...Object.fromEntries(ofKind) }
  }
}

/** A correction as it is chosen, tried and applied (EXM-122). */
export function useCorrection(examinationId: string, subject: ExamSubject) {
  const { t } = useTranslation('exams')
  const [values, setValues] = useState(() => valuesOf(subject))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState<Correction | null>(null)
  const [page, setPage] = useState(1)
  const [isNewer, setNewer] = useState(false)
  const problemsOf = useProblems()
  const change = {
    examinationId,
    subjectId: subject.id,
    correction: tried ?? { kind: 'leaveOut' as const },
    page,
    size: previewSize,
  }
  const preview = useAsk(exams.previewRegrade, change, {
    enabled: tried !== null,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  const apply = useAct(exams.applyRegrade, {
    refresh: afterCorrection,
    onDone: () => {
      setTried(null)
      toast.success(t('correct.done'))
    },
    onRefusal: ({ reason }) => {
      if (reason !== 'changedMeanwhile') return false
      setNewer(true)
      void preview.refetch()
    },
  })
  const refusal = preview.error instanceof ServerRefusal ? preview.error : null
  return {
    values,
    /** What is wrong, by its path in the correction; of what was tried also what the server says. */
    errors: { ...refusal?.fields, ...problems },
    tried,
    preview,
    page,
    setPage,
    isNewer,
    busy: apply.isPending,
    change: (part: Partial<CorrectionValues>) => {
      setValues((before) => ({ ...before, ...part }))
      setProblems({})
      setTried(null)
      setNewer(false)
    },
    look: () => {
      const found = problemsOf(values)
      setProblems(found)
      if (Object.keys(found).length > 0) return
      setPage(1)
      setTried(correctionOf(values))
    },
    apply: (reason: string) => {
      if (tried && preview.data)
        apply.mutate({ ...change, correction: tried, digest: preview.data.digest, reason })
    },
  }
}
export type CorrectionForm = ReturnType<typeof useCorrection>
