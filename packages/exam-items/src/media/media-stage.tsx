import { Box, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { addressOf } from './media-address.ts'
import type { MediaMark } from './media-marks.ts'
import type { MediaTexts } from '../texts/media-texts.ts'
import { Enlarge, MediaWords } from './media-context.ts'

/** Provides the labels of media and the enlarged picture to the texts of a question. */
export function MediaStage({ texts, children }: { texts: MediaTexts; children: ReactNode }) {
  const [shown, setShown] = useState<MediaMark>()
  const [isOpen, setOpen] = useState(false)
  const [enlarge] = useState(() => (mark: MediaMark) => {
    setShown(mark)
    setOpen(true)
  })
  return (
    <MediaWords value={texts}>
      <Enlarge value={enlarge}>{children}</Enlarge>
      {shown ? (
        <Modal
          opened={isOpen}
          onClose={() => setOpen(false)}
          title={shown.words}
          size="auto"
          centered
          closeButtonProps={{ 'aria-label': texts.close }}
        >
          <Box
            component="img"
            display="block"
            maw="100%"
            mah="80vh"
            mx="auto"
            src={addressOf(shown.sign)}
            alt={shown.words}
          />
        </Modal>
      ) : null}
    </MediaWords>
  )
}
