import { Image, Modal, Stack } from '@mantine/core'
import type { DataOf, FacePhoto, study } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface FaceDialogProps {
  photo: FacePhoto
  view: DataOf<typeof study.viewFacePhoto>
  onClose: () => void
}

/** CRS-211: the photo, and who has looked at it. */
export function FaceDialog({ photo, view, onClose }: FaceDialogProps) {
  const { t } = useTranslation('schools')
  const { dateTime } = useFormats()
  return (
    <Modal opened onClose={onClose} title={`${photo.userName} · ${photo.courseName}`} centered>
      <Stack>
        <Image
          src={view.url}
          alt={t('faces.of', { name: photo.userName })}
          mah={420}
          fit="contain"
        />
        <h3>{t('faces.log')}</h3>
        <ul>
          {view.views.map(({ name, at }, index) => (
            <li key={`${at} ${index}`}>
              {name} · <span className="num">{dateTime(at)}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  )
}
