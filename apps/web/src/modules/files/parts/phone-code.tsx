import { Group } from '@mantine/core'
import { Surface } from '@titian/ui'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

/**
 * FRM-046: a QR code that opens this page on a phone, so that photos from the phone appear in this
 * list.
 */
export function PhoneCode() {
  const { t } = useTranslation('files')
  return (
    <Surface>
      <Group gap={20} wrap="nowrap">
        <QRCodeSVG
          value={location.origin + paths.uploading}
          size={132}
          marginSize={2}
          title={t('phone.code')}
        />
        <div>
          <h2>{t('phone.title')}</h2>
          <p className="meta">{t('phone.text')}</p>
        </div>
      </Group>
    </Surface>
  )
}
