import { resume, type ResumeImportPreview } from '@titian/contract'
import type { ServerRefusal } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { usePanelChange } from '../use-panel-change.ts'
import { usePreview } from './use-preview.ts'

export type Basic = ResumeImportPreview['basics'][number]['field']

/** The ticked parts of the preview. */
export interface Chosen {
  basics: readonly Basic[]
  entries: readonly string[]
}

/** At first, parts that replace nothing are ticked, and parts that would replace text are not. */
function chosenAtFirst(preview: ResumeImportPreview | null): Chosen {
  if (!preview) return { basics: [], entries: [] }
  return {
    basics: preview.basics.filter(({ before }) => before === '').map(({ field }) => field),
    entries: preview.entries.filter(({ state }) => state === 'new').map(({ id }) => id),
  }
}

/** RES-075: previews a file, and writes only what was confirmed. */
export function useImport(onClose: () => void) {
  const { t } = useTranslation('resume')
  const { resumeId } = useResume()
  const { text, place, askAgain, choose, ...shown } = usePreview()
  const [touched, setTouched] = useState<Chosen | null>(null)
  const [failure, setFailure] = useState<ServerRefusal | null>(null)
  const chosen = touched ?? chosenAtFirst(shown.preview)
  const writing = usePanelChange({
    done: t('panels.import.done'),
    nothing: t('panels.import.nothing'),
    onDone: onClose,
    onStale: askAgain,
    onRefusal: (refusal) => {
      if (!place(refusal)) setFailure(refusal)
      return true
    },
  })
  return {
    ...shown,
    chosen,
    setChosen: setTouched,
    failure,
    isStale: writing.isStale,
    writing: writing.busy,
    choose: (file: File | null) => {
      setTouched(null)
      setFailure(null)
      writing.setIsStale(false)
      return choose(file)
    },
    write: () => {
      const sent = text()
      if (sent === undefined) return
      setFailure(null)
      const { basics, entries } = chosen
      const input = { resumeId, text: sent, basics: [...basics], entries: [...entries] }
      void writing.start(resume.importJsonResume, input)
    },
  }
}
