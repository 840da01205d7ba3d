import { UnstyledButton } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './slide-dots.module.css'

interface SlideDotsProps {
  count: number
  current: number
  playing: boolean
  onShow: (slide: number) => void
  onToggle: () => void
}

/** The dots of the slides, and the button that pauses the slides (WCAG 2.2.2). */
export function SlideDots({ count, current, playing, onShow, onToggle }: SlideDotsProps) {
  const { t } = useTranslation('schools')
  return (
    <div className={styles['pill']}>
      {Array.from({ length: count }, (_, slide) => (
        <UnstyledButton
          key={slide}
          className={styles['dot']}
          aria-label={t('home.slide', { number: slide + 1, total: count })}
          aria-current={slide === current || undefined}
          onClick={() => onShow(slide)}
        />
      ))}
      <UnstyledButton
        className={styles['pause']}
        aria-label={t(playing ? 'home.pause' : 'home.play')}
        onClick={onToggle}
      >
        {playing ? (
          <IconPlayerPause size={16} aria-hidden />
        ) : (
          <IconPlayerPlay size={16} aria-hidden />
        )}
      </UnstyledButton>
    </div>
  )
}
