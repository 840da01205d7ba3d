import { Box, Flex, Group, Title } from '@mantine/core'
import type { Message } from '@titian/contract'
import { useId, type ReactNode } from 'react'
import { serverNow } from '../calls/server-clock.ts'
import { useFormats } from '../format/formats.ts'
import { Written } from '../locale/written.tsx'
import styles from './message-article.module.css'
import { timeSince } from './time-since.ts'

function Time({ at }: { at: string }) {
  const { locale, dateTime } = useFormats()
  return (
    <time dateTime={at} className="num">
      {timeSince(Date.parse(at), serverNow(), locale)}
      <span className={styles['exact']}>{dateTime(at)}</span>
    </time>
  )
}

/** Plain text. An empty line begins a paragraph, and a single line break stays. */
function Paragraphs({ text }: { text: string }) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  return (
    <div className={styles['text']}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
        <p key={index}>
          <Written>{part.trim()}</Written>
        </p>
      ))}
    </div>
  )
}

interface MessageArticleProps {
  message: Pick<Message, 'title' | 'content' | 'authorName' | 'createdAt'>
  /** A mark before the title, for example for new messages. */
  mark?: ReactNode
  /** Where the message comes from, such as the course. */
  from?: ReactNode
  /** The link of the message. */
  action?: ReactNode
  /**
   * A button for the authors of the message. It is beside the title if the screen is wide enough.
   */
  tool?: ReactNode
}

/** CNT-020: one message as its readers and its authors see it. */
export function MessageArticle({ message, mark, from, action, tool }: MessageArticleProps) {
  const id = useId()
  const { title, content, authorName, createdAt } = message
  return (
    <article className={styles['message']} aria-labelledby={id}>
      <Flex rowGap={4} columnGap="xs" align="center" wrap="wrap">
        {mark}
        <Title id={id} order={2} size="h3">
          <Written>{title}</Written>
        </Title>
      </Flex>
      {from ? <Box fz="sm">{from}</Box> : null}
      <div className={styles['facts']}>
        {authorName ? <span>{authorName}</span> : null}
        <Time at={createdAt} />
      </div>
      <Paragraphs text={content} />
      {action ? (
        // The actions are below the text, even if the page has another column.
        <Group gap="sm" align="stretch" fz="sm" mt="xs" style={{ gridColumn: 1 }}>
          {action}
        </Group>
      ) : null}
      {tool ? <div className={styles['tool']}>{tool}</div> : null}
    </article>
  )
}
