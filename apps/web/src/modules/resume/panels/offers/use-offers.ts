import { resume } from '@titian/contract'
import { useAsk } from '@titian/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useResume } from '../../data/use-resume.ts'
import { usePanelChange } from '../use-panel-change.ts'

/** RES-088: what the platform knows and the resume has not yet, and the taking of it. */
export function useOffers() {
  const { t } = useTranslation('resume')
  const { resumeId, detail } = useResume()
  const { revision } = detail
  const { data, error, refetch } = useAsk(resume.resumeOffers, { resumeId }, { quiet: true })
  const seen = useRef(revision)
  useEffect(() => {
    // What was added or undone is another offer then.
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
