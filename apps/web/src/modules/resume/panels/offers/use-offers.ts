import { resume } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { usePanelChange } from '../use-panel-change.ts'

/** RES-088: the suggestions that the resume does not have yet, and functions that add them. */
export function useOffers() {
  const { t } = useTranslation('resume')
  const { resumeId, detail } = useResume()
  const { revision } = detail
  const { data, error, refetch } = useAsk(resume.resumeOffers, { resumeId }, { quiet: true })
  const seen = useRef(revision)
  useEffect(() => {
    // After an addition or an undo, the suggestions are loaded again.
    if (seen.current !== revision) void refetch()
    seen.current = revision
  }, [revision, refetch])
  const change = usePanelChange({
    done: t('panels.offers.done'),
    nothing: t('panels.offers.nothing'),
    onDone: () => {},
    onStale: () => void refetch(),
  })
  return {
    offers: data,
    error,
    refetch,
    busy: change.busy,
    isStale: change.isStale,
    take: (ids: readonly string[]) =>
      void change.start(resume.takeOffers, { resumeId, ids: [...ids] }),
  }
}
