import { memo } from 'react'
import styles from './rich-text.module.css'

/** Cleaned HTML of the server (CRS-038), or plain text with its line ends. */
export const RichText = memo(function RichText({
  html,
  className = '',
}: {
  html: string
  className?: string
}) {
  const isPlain = !/<[a-z][^>]*>/i.test(html)
  if (isPlain)
    return <div className={`${styles['text']} ${styles['plain']} ${className}`}>{html}</div>
  // The server takes out everything that could run; the content security policy stops the rest.
  // oxlint-disable-next-line react/no-danger
  return (
    <div className={`${styles['text']} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  )
})
