import { useNavigate } from '@tanstack/react-router'
import { exams, type RecordRow } from '@titian/contract'
import { useAct } from '@titian/site'
import { useQueue, type QueueWords } from '@titian/site/marking'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

const lookedAt = 100

/**
 * Returns the waiting paper after this paper. After the last paper, returns the first waiting
 * paper.
 */
export function nextAfter(
  { recordId, submittedAt }: Pick<RecordRow, 'recordId' | 'submittedAt'>,
  list: readonly Pick<RecordRow, 'recordId' | 'submittedAt'>[],
): string | undefined {
  const here = list.findIndex((one) => one.recordId === recordId)
  const later =
    here >= 0 ? list[here + 1] : list.find((one) => (one.submittedAt ?? '') >= (submittedAt ?? ''))
  return (later ?? list.find((one) => one.recordId !== recordId))?.recordId
}

/** EXM-191: opens the next waiting paper of the examination. */
export function useNextPaper(record: RecordRow) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const act = useAct(exams.findRecordList, {
    onDone: ({ list }) => {
      const next = nextAfter(record, list)
      if (next === undefined) return toast.success(t('grade.allDone'))
      return navigate(linkTo.record(next))
    },
  })
  const { examinationId } = record
  const go = () =>
    act.mutate({ examinationId, submitStatus: 2, sort: 'waiting', page: 1, size: lookedAt })
  return { go, busy: act.isPending }
}

/** TCH-174: opens the next paper or hand-in of the queue from which this paper was opened. */
export function useNextPiece(sign: string, words: QueueWords) {
  const navigate = useNavigate()
  const { go, ...queue } = useQueue({
    at: { kind: 'paper', sign },
    words,
    onOpen: (piece, then) => navigate(linkTo.piece(piece, then)),
    onEmpty: (then) => navigate(linkTo.queue(then)),
  })
  const back = linkTo.queue(words)
  return { ...queue, back, go: () => go(true), skip: () => go(false) }
}
