import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import styles from './unread-badge.module.css'

interface UnreadBadgeProps {
  count: number
  /** Shows the badge on the corner of a picture, whose box must be positioned. */
  corner?: boolean
}

const most = 99

/** A number beside an entry, with a text for screen readers. Renders nothing if the number is 0. */
export function UnreadBadge({ count, corner = false }: UnreadBadgeProps) {
  const { t } = useTranslation('site')
  const { number } = useFormats()
  if (count <= 0) return null
  return (
    <span className={styles['badge']} data-corner={corner || undefined}>
      <span className="num" aria-hidden>
        {count > most ? `${number(most)}+` : number(count)}
      </span>
      <span className="visually-hidden">{t('unread', { count })}</span>
    </span>
  )
}
