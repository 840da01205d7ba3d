import { Box, SimpleGrid, Stack } from '@mantine/core'
import type { DataStatistics } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** TCH-058: the counts of a course. */
export function Numbers({ counts }: { counts: DataStatistics['countVoMap'] }) {
  const { t } = useTranslation('statistics')
  const { number, score } = useFormats()
  const rows = [
    ['students', number(counts.students)],
    ['completed', number(counts.completed)],
    ['inProgress', number(counts.inProgress)],
    ['averageScore', counts.averageScore === null ? '--' : score(counts.averageScore)],
    ['atRisk', number(counts.atRisk)],
    ['waiting', number(counts.waiting)],
    ['videos', number(counts.videos)],
    ['work', number(counts.tasks + counts.exams)],
  ] as const
  return (
    <Surface>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} m={0}>
        {rows.map(([name, value]) => (
          <Stack key={name} gap={2}>
            <Box component="dt" c="dimmed" fz="xs">
              {t(`count.${name}`)}
            </Box>
            <Box component="dd" m={0} fw={600} fz="lg" className="num">
              {value}
            </Box>
          </Stack>
        ))}
      </SimpleGrid>
    </Surface>
  )
}
