import { Button, Modal, Stack } from '@mantine/core'
import type { ShareRecord } from '@titian/contract'
import { IconDownload } from '@tabler/icons-react'
import { QRCodeCanvas } from 'qrcode.react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** CRS-107: the link as a picture that can be saved and sent. */
export function QrPicture({ record }: { record: ShareRecord }) {
  const { t } = useTranslation('share-links')
  const canvas = useRef<HTMLCanvasElement>(null)
  const save = () => {
    const anchor = document.createElement('a')
    anchor.href = canvas.current?.toDataURL('image/png') ?? ''
    anchor.download = `${record.courseName}.png`
    anchor.click()
  }
  return (
    <Stack align="center">
      <QRCodeCanvas
        ref={canvas}
        value={record.link}
        size={240}
        marginSize={3}
        title={t('qrPicture', { course: record.courseName })}
      />
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={save}>
        {t('saveQr')}
      </Button>
    </Stack>
  )
}

interface QrDialogProps {
  record: ShareRecord
  onClose: () => void
}

export function QrDialog({ record, onClose }: QrDialogProps) {
  return (
    <Modal opened onClose={onClose} title={record.courseName} size={420} centered>
      <QrPicture record={record} />
    </Modal>
  )
}
