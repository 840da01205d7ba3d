import { type AnyCall, resume, type ResumeContent } from '@titian/contract'
import { ServerRefusal, useShowFailure } from '@titian/site'
import { toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChangeOf, useResume } from '../data/use-resume.ts'

const isSame = (one: ResumeContent) => (other: ResumeContent) =>
  JSON.stringify(one) === JSON.stringify(other)

interface Options {
  /** The notification after a success. */
  done: string
  /** The notification if nothing changed. */
  nothing: string
  onDone: () => void
  /** Called when a newer resume is shown. */
  onStale?: () => void
  /** Handles a refusal. Returns false if the refusal should be shown as a notification. */
  onRefusal?: (refusal: ServerRefusal) => boolean
}

/**
 * A change of the whole resume by a panel. Only one runs at a time, and a button undoes it
 * (RES-101). If another window has changed the resume, the newer resume is shown and nothing is
 * overwritten (RES-076).
 */
export function usePanelChange({ done, nothing, onDone, onStale, onRefusal }: Options) {
  const { t } = useTranslation('resume')
  const { resumeId, changeUndoably, change } = useResume()
  const showFailure = useShowFailure()
  const [isStale, setIsStale] = useState(false)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const undo = async (restored: number, made: ResumeContent) => {
    try {
      // The server refuses to undo if something was written since, because this text would be lost.
      await change(resume.restoreResumeRevision, { resumeId, restored }, isSame(made))
      toast.success(t('panels.undone'))
    } catch (error) {
      showFailure(error)
    }
  }
  const explain = (error: unknown) => {
    const isNewer = error instanceof ServerRefusal && error.reason === 'changedMeanwhile'
    if (!isNewer) return showFailure(error, { place: onRefusal })
    setIsStale(true)
    onStale?.()
  }
  const send = async <C extends AnyCall>(call: C, input: ChangeOf<C>) => {
    const { detail, revision, basis } = await changeUndoably(call, input)
    onDone()
    if (revision === basis) toast.success(nothing)
    else
      toast.success(done, {
        label: t('panels.undo'),
        onPress: () => void undo(basis, detail.content),
      })
  }
  return {
    busy,
    isStale,
    setIsStale,
    /** Never rejects: errors are shown in the panel or a notification. */
    start: async <C extends AnyCall>(call: C, input: ChangeOf<C>): Promise<void> => {
      // In a double click, the second click comes before the button is rendered as busy.
      if (running.current) return
      running.current = true
      setIsStale(false)
      setBusy(true)
      await send(call, input).catch(explain)
      running.current = false
      setBusy(false)
    },
  }
}
