import { Box, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toggleFullScreen } from './use-keys.ts'

/**
 * Type sizes by their size in pixels, in rem. On a projector with 1920 pixels they are 40 percent
 * larger, and on a phone unchanged.
 */
const sizes = { 12: 0.75, 14: 0.875, 16: 1, 18: 1.125, 22: 1.375 }
const largeType = Object.fromEntries(
  Object.entries(sizes).map(([name, rem]) => [
    `--fs-${name}`,
    `clamp(${rem}rem, ${rem * 0.55}rem + ${rem * 0.7}vw, ${rem * 1.5}rem)`,
  ]),
)

interface WallProps {
  title: string
  /** The explanation of the keys. */
  keys: string
  acts: ReactNode
  children: ReactNode
}

/** A full-screen page in large type for the projector of a class room. */
export function Wall({ title, keys, acts, children }: WallProps) {
  const { t } = useTranslation('practice')
  return (
    <Box
      mih="100vh"
      p="lg"
      bg="var(--bg)"
      fz="var(--fs-16)"
      style={{ ...largeType, display: 'flex', flexDirection: 'column', gap: 16 }}
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
