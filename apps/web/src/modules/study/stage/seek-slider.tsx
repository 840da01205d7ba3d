import { useFormats } from '@titian/site'
import { TimeSlider, type TimeSliderInstance, useMediaStore } from '@vidstack/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './video-stage.module.css'

const spoken = 'aria-valuetext'

/**
 * The slider announces its position in English; this replaces it with the time in the page's
 * language.
 */
function useSpokenPosition() {
  const { clock } = useFormats()
  const slider = useRef<TimeSliderInstance>(null)
  const media = useMediaStore()
  const latest = useRef('')
  latest.current = `${clock(Math.floor(media.currentTime))} / ${clock(media.duration)}`
  useEffect(() => {
    const current = slider.current?.el
    if (!current) return
    const write = () => {
      if (current.getAttribute(spoken) !== latest.current)
        current.setAttribute(spoken, latest.current)
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(current, { attributes: true, attributeFilter: [spoken] })
    return () => observer.disconnect()
  }, [])
  return slider
}

export function SeekSlider() {
  const { t } = useTranslation('study')
  const slider = useSpokenPosition()
  return (
    <TimeSlider.Root
      ref={slider}
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
