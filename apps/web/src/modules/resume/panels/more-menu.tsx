import { resume } from '@titian/contract'
import { useAsk } from '@titian/site'
import {
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconMessage,
  IconWand,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type LoadView, useLazyView } from '../data/use-lazy-view.ts'
import { useResume } from '../data/use-resume.ts'
import { ActsMenu } from '../parts/acts-menu.tsx'
import { useExport } from './exchange/use-export.ts'
import type { PanelProps } from './panel.tsx'

/** A panel is loaded when it is first opened, so that the editor loads faster. */
const panels = {
  offers: () => import('./offers/offers-panel.tsx').then((one) => one.OffersPanel),
  revisions: () => import('./revisions/revisions-panel.tsx').then((one) => one.RevisionsPanel),
  comments: () => import('./comments/comments-panel.tsx').then((one) => one.CommentsPanel),
  import: () => import('./exchange/import-panel.tsx').then((one) => one.ImportPanel),
  plain: () => import('./plain/plain-panel.tsx').then((one) => one.PlainPanel),
} satisfies Record<string, LoadView<PanelProps>>

/** RES-130: returns the number of unresolved comments; 0 while there is no response. */
function useUnresolved(): number {
  const { resumeId } = useResume()
  const input = { resumeId, page: 1, size: 10 }
  return useAsk(resume.listResumeReviews, input, { quiet: true }).data?.unresolved ?? 0
}

/** The menu of the editor: versions, files and plain text. */
export function MoreMenu({ onOpen }: Pick<PanelProps, 'onOpen'>) {
  const { t } = useTranslation('resume')
  const { View, isLoading, open, close } = useLazyView<PanelProps>()
  const exportJson = useExport()
  const unresolved = useUnresolved()
  const opening = (name: keyof typeof panels) => () => void open(panels[name])
  return (
    <>
      <ActsMenu
        label={t('panels.more')}
        width={280}
        button={{ size: 40, variant: 'default', color: undefined, loading: isLoading }}
        acts={[
          { label: t('panels.offers.title'), Icon: IconWand, onPress: opening('offers') },
          {
            label: t('panels.comments.title'),
            Icon: IconMessage,
            onPress: opening('comments'),
            count: unresolved,
          },
          { label: t('panels.revisions.title'), Icon: IconHistory, onPress: opening('revisions') },
          { label: t('panels.plain.title'), Icon: IconFileText, onPress: opening('plain') },
          { label: t('panels.import.title'), Icon: IconFileImport, onPress: opening('import') },
          { label: t('panels.export.label'), Icon: IconFileExport, onPress: exportJson },
        ]}
      />
      {View ? <View onClose={close} onOpen={onOpen} /> : null}
    </>
  )
}
