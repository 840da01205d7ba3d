import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel, type PanelProps } from '../panel.tsx'
import { RevisionList } from './revision-list.tsx'
import { RevisionView } from './revision-view.tsx'

/** RES-077: the last versions of the resume. */
export function RevisionsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation('resume')
  const [viewed, setViewed] = useState<number | null>(null)
  return (
    <Panel title={t('panels.revisions.title')} wide={viewed !== null} onClose={onClose}>
      {viewed === null ? (
        <RevisionList onView={setViewed} />
      ) : (
        <RevisionView revision={viewed} onBack={() => setViewed(null)} />
      )}
    </Panel>
  )
}
