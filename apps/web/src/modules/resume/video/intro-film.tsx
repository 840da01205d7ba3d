import { useTranslation } from 'react-i18next'

/** Before playing, shows the frame at this time, because the first frame is often black. */
const posterAt = '#t=0.1'

interface IntroFilmProps {
  url: string
  className: string | undefined
}

/** RES-154: the intro video with a preview frame. */
export function IntroFilm({ url, className }: IntroFilmProps) {
  const { t } = useTranslation('resume')
  return (
    // oxlint-disable-next-line media-has-caption -- people upload their video without captions
    <video
      className={className}
      src={`${url}${posterAt}`}
      controls
      preload="metadata"
      playsInline
      aria-label={t('video.title')}
    />
  )
}
