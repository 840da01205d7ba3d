import { Modal, Slider } from '@mantine/core'
import { DialogButtons } from '@titian/ui'
import { useEffect, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import styles from './crop-dialog.module.css'
import type { Square } from './cut-picture.ts'

interface CropDialogProps {
  file: File
  busy: boolean
  onClose: () => void
  onCut: (square: Square) => void
}

const zooms = { min: 1, max: 4, step: 0.05 }

function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** ACC-197: which part of the picture becomes the portrait; by touch, mouse, wheel or keys. */
export function CropDialog({ file, busy, onClose, onCut }: CropDialogProps) {
  const { t } = useTranslation('accounts')
  const address = useAddress(file)
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(zooms.min)
  const [square, setSquare] = useState<Area | null>(null)
  return (
    <Modal opened onClose={busy ? () => {} : onClose} title={t('profile.crop.title')} size={444}>
      <div className={styles['stage']}>
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setSquare(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('profile.crop.move') }}
          />
        ) : null}
      </div>
      <p className="meta">{t('profile.crop.hint')}</p>
      <Slider
        className={styles['zoom']}
        thumbLabel={t('profile.crop.zoom')}
        label={null}
        value={zoom}
        onChange={setZoom}
        {...zooms}
      />
      <DialogButtons
        cancelLabel={t('site:cancel')}
        onCancel={onClose}
        confirmLabel={t('profile.crop.use')}
        busy={busy}
        disabled={!square}
        onConfirm={() => square && onCut(square)}
      />
    </Modal>
  )
}
