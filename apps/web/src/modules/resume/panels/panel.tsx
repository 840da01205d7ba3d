import { Modal } from '@mantine/core'
import { StartAtField } from '@titian/site'
import { useNarrow } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Part } from '../data/place.ts'

/** What each panel around the editor is given. */
export interface PanelProps {
  onClose: () => void
  /** Opens the form of a part of the resume, also where the page is looked at. */
  onOpen?: (part: Part, entry: string | null) => void
}

interface PanelFrameProps {
  title: string
  onClose: () => void
  /** Nothing may close it while something is sent. */
  busy?: boolean
  wide?: boolean
  children: ReactNode
}

/** A dialog over the editor; on a phone it takes the whole screen. */
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
