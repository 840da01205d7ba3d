import { useTranslation } from 'react-i18next'

/** A browser draws the picture at this moment before anybody plays; many draw a black area for the very beginning. */
const posterAt = '#t=0.1'

interface IntroFilmProps {
  url: string
  className: string | undefined
}

/** RES-154: the intro video with one of its first pictures until it is played. */
export function IntroFilm({ url, className }: IntroFilmProps) {
  const { t } = useTranslation('resume')
  return (
    // oxlint-disable-next-line media-has-caption -- People bring their video without captions.
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
