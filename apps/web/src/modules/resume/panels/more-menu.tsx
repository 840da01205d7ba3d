import { ActionIcon, Menu } from '@mantine/core'
import { NetworkFailure, useShowFailure } from '@titian/site'
import {
  IconDots,
  IconFileExport,
  IconFileImport,
  IconFileText,
  IconHistory,
  IconWand,
} from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useExport } from './exchange/use-export.ts'
import type { PanelProps } from './panel.tsx'

type View = ComponentType<PanelProps>

/** Each panel is loaded when it is opened first, so that the editor does not wait for it. */
const panels = {
  offers: () => import('./offers/offers-panel.tsx').then((one): View => one.OffersPanel),
  revisions: () =>
    import('./revisions/revisions-panel.tsx').then((one): View => one.RevisionsPanel),
  import: () => import('./exchange/import-panel.tsx').then((one): View => one.ImportPanel),
  plain: () => import('./plain/plain-panel.tsx').then((one): View => one.PlainPanel),
}

/** A panel whose code cannot be fetched is said so in a toast, and the editor stays as it is. */
function usePanel() {
  const [Opened, setOpened] = useState<View | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const showFailure = useShowFailure()
  const open = async (name: keyof typeof panels) => {
    setIsLoading(true)
    try {
      const view = await panels[name]()
      setOpened(() => view)
    } catch (error) {
      showFailure(new NetworkFailure('network', error))
    } finally {
      setIsLoading(false)
    }
  }
  return { Opened, isLoading, open, close: () => setOpened(null) }
}

/** What the editor has besides writing: versions, files and the text alone. */
export function MoreMenu() {
  const { t } = useTranslation('resume')
  const { Opened, isLoading, open, close } = usePanel()
  const exportJson = useExport()
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon size={40} variant="default" loading={isLoading} aria-label={t('panels.more')}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconWand size={18} aria-hidden />}
            onClick={() => void open('offers')}
          >
            {t('panels.offers.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => void open('revisions')}
          >
            {t('panels.revisions.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileText size={18} aria-hidden />}
            onClick={() => void open('plain')}
          >
            {t('panels.plain.title')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileImport size={18} aria-hidden />}
            onClick={() => void open('import')}
          >
            {t('panels.import.title')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileExport size={18} aria-hidden />} onClick={exportJson}>
            {t('panels.export.label')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Opened ? <Opened onClose={close} /> : null}
    </>
  )
}
