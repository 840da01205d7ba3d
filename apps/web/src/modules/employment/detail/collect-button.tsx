import { Button } from '@mantine/core'
import type { PostDetail } from '@titian/contract'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCollect } from './use-collect.ts'

/** JOB-027: saves a post. */
export function CollectButton({ post, size = 'md' }: { post: PostDetail; size?: 'md' | 'lg' }) {
  const { t } = useTranslation('employment')
  const { collected, press } = useCollect(post)
  const Mark = collected ? IconBookmarkFilled : IconBookmark
  return (
    <Button
      variant="default"
      size={size}
      fullWidth
      aria-pressed={collected}
      leftSection={<Mark size={18} color={collected ? 'var(--primary)' : undefined} aria-hidden />}
      onClick={({ detail }) => {
        // The second click of a double click would undo the first.
        if (detail < 2) press()
      }}
    >
      {t(collected ? 'detail.collected' : 'detail.collect')}
    </Button>
  )
}
