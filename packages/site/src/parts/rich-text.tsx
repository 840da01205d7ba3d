import { memo } from 'react'
import { useLanguage } from '../locale/use-language.ts'
import { langOf } from '../locale/written.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  html: string
  className?: string
}

/** The styles of a rich text, which the editor uses too. */
export const richTextClass = styles['text'] ?? ''

/** Sanitised HTML of the server (CRS-038), or plain text with its line breaks. */
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
  // oxlint-disable-next-line react/no-danger -- the server removes everything that could run; the content security policy blocks the rest
  return <div lang={lang} className={look} dangerouslySetInnerHTML={{ __html: html }} />
})
