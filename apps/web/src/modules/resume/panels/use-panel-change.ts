import { type AnyCall, resume, type ResumeContent } from '@titian/contract'
import { ServerRefusal, useShowFailure } from '@titian/site'
import { toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChangeOf, useResume } from '../data/use-resume.ts'

const isSame = (one: ResumeContent) => (other: ResumeContent) =>
  JSON.stringify(one) === JSON.stringify(other)

interface Options {
  /** What the toast says when the change is made. */
  done: string
  /** What the toast says when there was nothing to change. */
  nothing: string
  onDone: () => void
  /** The resume that is shown is a newer one now. */
  onStale?: () => void
  /** Takes a refusal to its place. Answers false to leave it to the toast. */
  onRefusal?: (refusal: ServerRefusal) => boolean
}

/**
 * A change of the whole resume that a panel makes: one at a time, and one press in the toast takes it back (RES-101).
 * Where another window has changed the resume, the newer one is shown and nothing is overwritten (RES-076).
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
      // What was written since is not undone with it: then the change is refused.
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
    /** Ends without a failure in each case: what went wrong is shown in its place. */
    start: async <C extends AnyCall>(call: C, input: ChangeOf<C>): Promise<void> => {
      // The second of two quick clicks comes before the button is drawn as busy.
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
