import {
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconWand,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type LoadView, useLazyView } from '../data/use-lazy-view.ts'
import { ActsMenu } from '../parts/acts-menu.tsx'
import { useExport } from './exchange/use-export.ts'
import type { PanelProps } from './panel.tsx'

/** Each panel is loaded when it is opened first, so that the editor does not wait for it. */
const panels = {
  offers: () => import('./offers/offers-panel.tsx').then((one) => one.OffersPanel),
  revisions: () => import('./revisions/revisions-panel.tsx').then((one) => one.RevisionsPanel),
  import: () => import('./exchange/import-panel.tsx').then((one) => one.ImportPanel),
  plain: () => import('./plain/plain-panel.tsx').then((one) => one.PlainPanel),
} satisfies Record<string, LoadView<PanelProps>>

/** What the editor has besides writing: versions, files and the text alone. */
export function MoreMenu() {
  const { t } = useTranslation('resume')
  const { View, isLoading, open, close } = useLazyView<PanelProps>()
  const exportJson = useExport()
  const opening = (name: keyof typeof panels) => () => void open(panels[name])
  return (
    <>
      <ActsMenu
        label={t('panels.more')}
        width={280}
        button={{ size: 40, variant: 'default', color: undefined, loading: isLoading }}
        acts={[
          { label: t('panels.offers.title'), Icon: IconWand, onPress: opening('offers') },
          { label: t('panels.revisions.title'), Icon: IconHistory, onPress: opening('revisions') },
          { label: t('panels.plain.title'), Icon: IconFileText, onPress: opening('plain') },
          { label: t('panels.import.title'), Icon: IconFileImport, onPress: opening('import') },
          { label: t('panels.export.label'), Icon: IconFileExport, onPress: exportJson },
        ]}
      />
      {View ? <View onClose={close} /> : null}
    </>
  )
}
