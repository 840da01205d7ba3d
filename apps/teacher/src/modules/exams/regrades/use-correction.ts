import { exams, type Correction, type ExamSubject } from '@titian/contract'
import { itemProblems } from '@titian/exam-items/edit'
import { byContract, ServerRefusal, useAct, useAsk } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterCorrection } from './after-correction.ts'
import {
  correctionKinds,
  correctionOf,
  drawnKinds,
  valuesOf,
  type CorrectionValues,
} from './correction-values.ts'

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

/** The preview of a correction, loaded page by page on request. */
function usePreview(examinationId: string, subjectId: string) {
  const [tried, setTried] = useState<Correction | null>(null)
  const [page, setPage] = useState(1)
  const correction = tried ?? { kind: 'leaveOut' as const }
  const input = { examinationId, subjectId, correction, page, size: previewSize }
  const preview = useAsk(exams.previewRegrade, input, {
    enabled: tried !== null,
    staleTime: 0,
    retry: false,
    placeholderData: (before) => before,
  })
  const look = (next: Correction | null) => {
    setPage(1)
    setTried(next)
  }
  return { tried, look, page, setPage, preview, input }
}

/** Applies the previewed correction; if the data has changed since, the newer preview is shown. */
function useApply({ input, preview, look }: ReturnType<typeof usePreview>) {
  const { t } = useTranslation('exams')
  const [isNewer, setNewer] = useState(false)
  const act = useAct(exams.applyRegrade, {
    refresh: afterCorrection,
    onDone: () => {
      look(null)
      toast.success(t('correct.done'))
    },
    onRefusal: ({ reason }) => {
      if (reason !== 'changedMeanwhile') return false
      setNewer(true)
      void preview.refetch()
    },
  })
  const apply = (reason: string) => {
    if (preview.data) act.mutate({ ...input, digest: preview.data.digest, reason })
  }
  return { apply, busy: act.isPending, isNewer, setNewer }
}

/** The state of a correction: its choice, preview and application (EXM-122). */
export function useCorrection(examinationId: string, subject: ExamSubject) {
  const [values, setValues] = useState(() => valuesOf(subject))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const problemsOf = useProblems()
  const { look, ...shown } = usePreview(examinationId, subject.id)
  const { setNewer, ...applying } = useApply({ look, ...shown })
  const refusal = shown.preview.error instanceof ServerRefusal ? shown.preview.error : null
  return {
    ...shown,
    ...applying,
    values,
    kinds: subject.drawn ? drawnKinds : correctionKinds,
    /** The errors by path in the correction. A refusal of the preview adds errors to them. */
    errors: { ...refusal?.fields, ...problems },
    change: (part: Partial<CorrectionValues>) => {
      setValues((before) => ({ ...before, ...part }))
      setProblems({})
      look(null)
      setNewer(false)
    },
    look: () => {
      const found = problemsOf(values)
      setProblems(found)
      if (Object.keys(found).length === 0) look(correctionOf(values))
    },
  }
}
export type CorrectionForm = ReturnType<typeof useCorrection>
