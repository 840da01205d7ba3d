import { useTranslation } from 'react-i18next'
import { useFormats } from '../format/formats.ts'
import styles from './unread-badge.module.css'

interface UnreadBadgeProps {
  count: number
  /** Lies on the corner of a picture, which must be its place. */
  corner?: boolean
}

const most = 99

/** A number beside an entry; said in words to a screen reader, and nothing at zero. */
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
