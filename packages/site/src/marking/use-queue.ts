import { grades, toMarkKinds, type DataOf, type ToMarkKind } from '@titian/contract'
import { toast } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../calls/use-act.ts'
import { useAsk } from '../calls/use-ask.ts'

/** The query in the address of a page that was opened from the queue. */
export interface QueueWords {
  queue?: 'all' | ToMarkKind
  courseIdSign?: string
  /** How many pieces were marked since the teacher opened the first piece. */
  done?: string
}

/** Returns the valid parts of the query of an address. */
export function queueOf({ queue, courseIdSign, done }: Record<string, unknown>): QueueWords {
  const kind = (['all', ...toMarkKinds] as const).find((one) => one === queue)
  return {
    ...(kind && { queue: kind }),
    ...(typeof courseIdSign === 'string' && courseIdSign !== '' && { courseIdSign }),
    ...(typeof done === 'string' && { done }),
  }
}

type Piece = NonNullable<DataOf<typeof grades.nextToMark>['next']>

interface QueueOptions {
  at: Piece
  words: QueueWords
  onOpen: (piece: Piece, words: QueueWords) => unknown
  /** Called if no other piece of work needs marking. */
  onEmpty: (words: QueueWords) => unknown
}

const countOf = (word: string | undefined) => {
  const count = Number(word)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

/**
 * TCH-174: returns the position of a piece of work in the queue, and a function that opens the next
 * piece. The server chooses the next piece.
 */
export function useQueue({ at, words, onOpen, onEmpty }: QueueOptions) {
  const { t } = useTranslation('marking')
  const kind = words.queue ?? at.kind
  const { courseIdSign } = words
  const asked = { kind, at, ...(courseIdSign !== undefined && { courseIdSign }) }
  const { data } = useAsk(grades.nextToMark, asked, { staleTime: 0, quiet: true })
  const done = useRef(countOf(words.done))
  const act = useAct(grades.nextToMark, {
    onDone: ({ next }) => {
      const then = { ...words, queue: kind, done: String(done.current) }
      if (next) return onOpen(next, then)
      toast.success(t('allDone'))
      return onEmpty(then)
    },
  })
  /**
   * Opens the next piece. `marked` is true if this piece was just marked. It then counts as done,
   * unless the server says that it was not in the queue.
   */
  const go = (marked: boolean) => {
    if (act.isPending) return
    done.current = countOf(words.done) + (marked && data?.place !== null ? 1 : 0)
    act.mutate(asked)
  }
  const before = countOf(words.done)
  const place =
    data && data.place !== null
      ? t('place', { place: before + data.place, total: before + data.total })
      : null
  return { go, place, busy: act.isPending }
}
