import { TimeSlider } from '@vidstack/react'
import { useTranslation } from 'react-i18next'
import styles from './video-stage.module.css'

export function SeekSlider() {
  const { t } = useTranslation('study')
  return (
    <TimeSlider.Root
      className={styles['seek']}
      aria-label={t('player.position')}
      keyStep={5}
      step={0.1}
      noSwipeGesture
    >
      <TimeSlider.Track className={styles['track']}>
        <TimeSlider.Progress className={styles['loaded']} />
        <TimeSlider.TrackFill className={styles['fill']} />
      </TimeSlider.Track>
      <TimeSlider.Thumb className={styles['thumb']} />
      <TimeSlider.Preview className={styles['preview']}>
        <TimeSlider.Value className="num" />
      </TimeSlider.Preview>
    </TimeSlider.Root>
  )
}
