import { Box, Textarea, type TextareaProps } from '@mantine/core'
import { commentMost } from '@titian/contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns a function that returns the error of a comment's text. */
export function useCommentProblem(): (content: string) => string | null {
  const { t } = useTranslation('resume')
  return (content) => {
    const { length } = content.trim()
    if (length === 0) return t('form.missing')
    return length > commentMost ? t('form.tooLong', { most: commentMost }) : null
  }
}

/** The text of a comment with its character count. */
export function CommentField({ most, value, ...props }: TextareaProps & { most: number }) {
  const count = useId()
  const { length } = String(value ?? '').trim()
  return (
    <div>
      <Textarea
        {...props}
        value={value}
        autosize
        minRows={3}
        maxRows={12}
        aria-describedby={count}
      />
      <Box
        id={count}
        className="num"
        fz="xs"
        ta="end"
        c={length > most ? 'var(--danger)' : 'var(--text-3)'}
      >
        {length} / {most}
      </Box>
    </div>
  )
}
