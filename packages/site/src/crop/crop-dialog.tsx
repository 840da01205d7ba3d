import { Modal, Slider } from '@mantine/core'
import { DialogButtons } from '@titian/ui'
import { useEffect, useState } from 'react'
import Cropper, { type Area, type Point } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import styles from './crop-dialog.module.css'

interface CropDialogProps {
  file: File
  /**
   * The shape of the crop: a circle for a person's photo, or a rectangle with this ratio of width
   * to height.
   */
  shape: 'round' | number
  busy: boolean
  onClose: () => void
  onCut: (area: Area) => void
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

/** ACC-197, TCH-152: chooses the visible part of a picture by touch, mouse, wheel or keys. */
export function CropDialog({ file, shape, busy, onClose, onCut }: CropDialogProps) {
  const { t } = useTranslation(['crop', 'site'])
  const address = useAddress(file)
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(zooms.min)
  const [area, setArea] = useState<Area | null>(null)
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={t('title')}
      size={shape === 'round' ? 444 : 620}
    >
      <div className={styles['stage']}>
        {address ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            aspect={shape === 'round' ? 1 : shape}
            cropShape={shape === 'round' ? 'round' : 'rect'}
            showGrid={false}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('move') }}
          />
        ) : null}
      </div>
      <p className="meta">{t('hint')}</p>
      <Slider
        className={styles['zoom']}
        thumbLabel={t('zoom')}
        label={null}
        value={zoom}
        onChange={setZoom}
        {...zooms}
      />
      <DialogButtons
        cancelLabel={t('site:cancel')}
        onCancel={onClose}
        confirmLabel={t('use')}
        busy={busy}
        disabled={!area}
        onConfirm={() => area && onCut(area)}
      />
    </Modal>
  )
}
