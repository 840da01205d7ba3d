import { Box, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleFullScreen } from './use-keys.ts'

interface WallProps {
  title: string
  /** What a key does, in words. */
  keys: string
  acts: ReactNode
  children: ReactNode
}

/** A page for the wall of a class room: the whole screen in large type. */
export function Wall({ title, keys, acts, children }: WallProps) {
  const { t } = useTranslation('practice')
  return (
    <Box
      component="main"
      mih="100vh"
      p="lg"
      bg="var(--bg)"
      // A third larger than a page at a desk where there is room, as large on a phone.
      fz="clamp(1rem, 0.6rem + 1vw, 1.75rem)"
      style={{ display: 'flex', flexDirection: 'column', gap: 16 }}
    >
      <Group justify="space-between" gap="sm">
        <h1 style={{ margin: 0, fontSize: '1.4em' }}>{title}</h1>
        <Group gap="sm">
          {acts}
          <Button variant="default" onClick={toggleFullScreen}>
            {t('wall.full')}
          </Button>
        </Group>
      </Group>
      <Box flex={1} miw={0}>
        {children}
      </Box>
      <p className="meta">{keys}</p>
    </Box>
  )
}
