import { Box, Text } from '@mantine/core'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { attentionOf, type Progress } from './progress.ts'
import { StepIcon } from './step-mark.tsx'

/** The number of steps that are shown before "show all". */
const first = 3

interface AttentionProps {
  shops: readonly Progress[]
  /** Whether the page shows only some of the students. */
  isPart: boolean
}

/** PRC-147: shows above the board in which steps most students need help. */
export function Attention({ shops, isPart }: AttentionProps) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const id = useId()
  if (shops.length === 0) return null
  const rows = attentionOf(shops)
  const line = ({ step, some }: (typeof rows)[number]) => (
    <Box component="li" key={step} display="flex" style={{ gap: 8, alignItems: 'center' }}>
      <StepIcon state="warning" />
      <span className="num">
        {t('board.attentionOf', {
          step: t(`step.${step}`),
          some: number(some),
          all: number(shops.length),
        })}
      </span>
    </Box>
  )
  const list = { listStyle: 'none', display: 'grid', gap: 6 } as const
  return (
    <Surface gap="xs" padding="sm">
      <section aria-labelledby={id}>
        <h2 id={id}>{t('board.attention')}</h2>
        {rows.length === 0 ? <p>{t('board.attentionNone')}</p> : null}
        <Box component="ul" m={0} p={0} style={list}>
          {rows.slice(0, first).map(line)}
        </Box>
        {rows.length > first ? (
          <Box component="details" mt="xs">
            <summary>{t('board.attentionMore')}</summary>
            <Box component="ul" m={0} p={0} mt="xs" style={list}>
              {rows.slice(first).map(line)}
            </Box>
          </Box>
        ) : null}
        {isPart ? (
          <Text component="p" fz="xs" c="dimmed">
            {t('board.attentionPage')}
          </Text>
        ) : null}
      </section>
    </Surface>
  )
}
