import { Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ErpView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useErpContent } from '@titian/site/erp-content'
import { Note, StatusBadge, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Closing = ErpView['closings'][number]

function Verdict({ right }: { right: boolean }) {
  const { t } = useTranslation('erp-books')
  const Icon = right ? IconCheck : IconX
  return (
    <StatusBadge tone={right ? 'ok' : 'danger'} icon={<Icon size={14} aria-hidden />}>
      {t(right ? 'close.right' : 'close.wrong')}
    </StatusBadge>
  )
}

/** Names the wrong figures in one sentence. */
export function ClosingWords({ closing: { figures } }: { closing: Closing }) {
  const { t } = useTranslation('erp-books')
  const { name } = useErpContent()
  const { list } = useFormats()
  const wrong = figures.filter(({ right }) => !right)
  if (wrong.length === 0) return <Note tone="ok">{t('close.allRight')}</Note>
  return (
    <Note tone="warn" live>
      {t('close.someWrong', {
        count: wrong.length,
        figures: list(wrong.map(({ figure }) => name('figure', figure))),
      })}
    </Note>
  )
}

/** PRC-232: an earlier close with its figures, and whether each figure was right on its day. */
export function ClosingResult({ closing }: { closing: Closing }) {
  const { t } = useTranslation('erp-books')
  const { name, amount } = useErpContent()
  const { number } = useFormats()
  const title = t('close.onDay', { day: number(closing.day) })
  return (
    <Surface padding="sm">
      <Stack gap="xs">
        <Text component="h3" fz="md" fw={600}>
          {title}
        </Text>
        <Stack component="ul" gap="xs" m={0} p={0} aria-label={title}>
          {closing.figures.map(({ figure, amount: given, right }) => (
            <Group component="li" key={figure} justify="space-between" gap="xs" wrap="nowrap">
              <span>{name('figure', figure)}</span>
              <Group component="span" gap="sm" className="num" wrap="nowrap" flex="none">
                {given < 0 ? `(${amount(-given)})` : amount(given)}
                <Verdict right={right} />
              </Group>
            </Group>
          ))}
        </Stack>
      </Stack>
    </Surface>
  )
}
