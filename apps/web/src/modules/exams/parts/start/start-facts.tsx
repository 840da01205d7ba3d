import { Box, SimpleGrid } from '@mantine/core'
import { passMark, type Paper } from '@titian/contract'
import { useFormats, usePhoneLayout } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { useAmounts } from '../../use-words.ts'

function useFacts({
  examination,
  own,
  attemptsLeft,
  remaining,
  status,
  serverTime,
}: Paper): [label: string, value: string][] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { duration } = useAmounts()
  const { startTime, totalScore, subjects } = examination
  const { limitSeconds, endTime } = own
  const pass = {
    points: formats.score((totalScore * passMark) / 100),
    total: formats.score(totalScore),
  }
  const running = status === 'continue' && remaining !== null
  const opensLater = startTime !== null && startTime > serverTime
  return [
    running
      ? [t('start.timeLeft'), duration(remaining)]
      : [t('start.timeLimit'), limitSeconds ? duration(limitSeconds * 1000) : t('start.noLimit')],
    ...(opensLater ? [[t('start.opens'), formats.dateTime(startTime)] as [string, string]] : []),
    [t('start.ends'), endTime ? formats.dateTime(endTime) : t('start.noEnd')],
    [t('start.questions'), formats.number(subjects)],
    [t('start.points'), formats.score(totalScore)],
    [t('start.pass'), t('start.passValue', pass)],
    [
      t('start.attempts'),
      attemptsLeft === null ? t('start.unlimited') : formats.number(attemptsLeft),
    ],
  ]
}

export function StartFacts({ paper }: { paper: Paper }) {
  const { t } = useTranslation('exams')
  const phone = usePhoneLayout()
  const facts = useFacts(paper)
  return (
    <Box
      px={{ base: 'md', sm: 'xl' }}
      py={{ base: 'md', sm: 'lg' }}
      style={{ borderBottom: '1px solid var(--line)' }}
    >
      <h2 className="visually-hidden">{t('start.facts')}</h2>
      <SimpleGrid
        component="dl"
        cols={{ base: 2, sm: 3 }}
        spacing={{ base: 'md', sm: 'lg' }}
        verticalSpacing={{ base: 'md', sm: 20 }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Box component="dt" c="dimmed" fz="sm">
              {label}
            </Box>
            <Box
              component="dd"
              className="num"
              mt={2}
              fz={phone ? 'md' : 'lg'}
              fw={600}
              lh="var(--lh-tight)"
            >
              {value}
            </Box>
          </div>
        ))}
      </SimpleGrid>
    </Box>
  )
}
