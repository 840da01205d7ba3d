import { Modal } from '@mantine/core'
import { StartAtField } from '@titian/site'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '../data/place.ts'

/** The props of each panel of the editor. */
export interface PanelProps {
  onClose: () => void
  /** Opens the form of a part, also from the preview. */
  onOpen?: (part: Part, entry: string | null) => void
}

interface PanelFrameProps {
  title: string
  onClose: () => void
  /** Prevents closing while a request is running. */
  busy?: boolean
  wide?: boolean
  children: ReactNode
}

/** A dialog above the editor; full-screen on a phone. */
export function Panel({ title, onClose, busy = false, wide = false, children }: PanelFrameProps) {
  const { t } = useTranslation('site')
  const narrow = useNarrow()
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={title}
      size={wide ? 1180 : 640}
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <StartAtField>{children}</StartAtField>
    </Modal>
  )
}
