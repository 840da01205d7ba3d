import { memo } from 'react'
import { useLanguage } from '../locale/use-language.ts'
import { langOf } from '../locale/written.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  html: string
  className?: string
}

/** How such a text looks, for the editor that shows it while it is written. */
export const richTextClass = styles['text'] ?? ''

/** Cleaned HTML of the server (CRS-038), or plain text with its line ends. */
export const RichText = memo(function RichText({ html, className = '' }: RichTextProps) {
  const look = `${richTextClass} ${className}`
  const lang = langOf(html.replace(/<[^>]*>|&\w+;/g, ' '), useLanguage())
  const isPlain = !/<[a-z][^>]*>/i.test(html)
  if (isPlain)
    return (
      <div lang={lang} className={`${look} ${styles['plain']}`}>
        {html}
      </div>
    )
  // oxlint-disable-next-line react/no-danger -- the server takes out everything that could run; the content security policy stops the rest
  return <div lang={lang} className={look} dangerouslySetInnerHTML={{ __html: html }} />
})
