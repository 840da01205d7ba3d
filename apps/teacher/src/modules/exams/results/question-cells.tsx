import { Box, Flex, Group } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { QuestionResult } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

type Chosen = QuestionResult['options'][number]

function ChosenAnswer({ name, content, right, chosen, place }: Chosen) {
  const { t } = useTranslation('exams')
  const { number, bracketed } = useFormats()
  return (
    <Flex component="li" gap="sm" style={{ listStyle: 'none' }}>
      <Box className="num" component="span" miw={48} ta="end" flex="none" c="dimmed">
        {t('results.times', { count: chosen, formatted: number(chosen) })}
      </Box>
      <Flex component="span" align="center" gap={6} miw={0} c={right ? 'var(--ok)' : undefined}>
        <Box component="span" miw={0} fw={right ? 700 : undefined}>
          {place === null ? null : `${t('results.place', { place })} `}
          {content ? <ShortText text={content} /> : t(`results.${name}`)}
        </Box>
        {right ? (
          <>
            <IconCheck size={14} aria-hidden style={{ flex: 'none' }} />
            <span className="visually-hidden">{bracketed(t('item.rightAnswer'))}</span>
          </>
        ) : null}
      </Flex>
    </Flex>
  )
}

/** EXM-261: how often each answer was chosen; right answers are marked. */
export function ChosenAnswers({ question: { options } }: { question: QuestionResult }) {
  if (options.length === 0) return <>--</>
  return (
    <Box component="ul" m={0} p={0} fz="sm">
      {options.map((option) => (
        <ChosenAnswer key={option.name} {...option} />
      ))}
    </Box>
  )
}

/**
 * EXM-260: a negative discrimination usually means that the key is wrong, so the cell shows a
 * warning.
 */
export function Discrimination({ value }: { value: number | null }) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  if (value === null) return <>--</>
  if (value >= 0) return <>{score(value)}</>
  return (
    <Group component="span" display="inline-flex" gap={4} justify="flex-end" maw={180}>
      <span className="num">{score(value)}</span>
      <StatusBadge tone="warn" icon={<IconAlertTriangle size={14} aria-hidden />}>
        {t('results.checkKey')}
      </StatusBadge>
    </Group>
  )
}
