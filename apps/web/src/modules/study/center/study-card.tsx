import { Box, Flex, Group, SimpleGrid, Text } from '@mantine/core'
import type { PersonalProgress, StudyProcess } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { HeatKey, HeatStrip } from './heat-strip.tsx'
import { useLengthText } from './use-study-words.ts'

const weekMilliseconds = 7 * 86_400_000
const noonOf = (day: string) => new Date(`${day}T12:00:00`)

/** Returns the statement of the strip. */
function useFinding(study: StudyProcess): string {
  const { t } = useTranslation('study')
  const { shortDate, locale } = useFormats()
  const lengthText = useLengthText()
  const { thisWeek, bestWeek, betterWeek, days } = study
  if (!bestWeek) return t('center.noStudy')
  const length = lengthText(thisWeek)
  if (thisWeek > 0 && !betterWeek) return t('center.bestEver', { length })
  const monday = days.at(-1)?.day ?? study.today
  const ago = betterWeek ? noonOf(monday).getTime() - noonOf(betterWeek).getTime() : 0
  if (betterWeek && ago > 3 * weekMilliseconds) {
    const month = new Intl.DateTimeFormat(locale, { month: 'long' }).format(noonOf(betterWeek))
    return t('center.bestSince', { month, length })
  }
  const best = { date: shortDate(noonOf(bestWeek.monday)), length: lengthText(bestWeek.seconds) }
  return t('center.bestWeek', best)
}

function Number({ value, label }: { value: string; label: string }) {
  return (
    <Flex direction="column-reverse" justify="flex-end">
      <Text component="dt" className="meta">
        {label}
      </Text>
      <Text component="dd" m={0} fw={600} fz="var(--fs-22)" lh="var(--lh-tight)">
        {value}
      </Text>
    </Flex>
  )
}

/** CRS-123, CRS-194: the study time and its results. */
export function StudyCard({ study, numbers }: { study: StudyProcess; numbers: PersonalProgress }) {
  const { t } = useTranslation('study')
  const { number } = useFormats()
  const lengthText = useLengthText()
  const finding = useFinding(study)
  const shown = [
    { label: t('center.thisWeek'), value: lengthText(study.thisWeek) },
    { label: t('center.streak'), value: t('center.days', { count: study.streak }) },
    {
      label: t('center.credits'),
      value: `${number(numbers.credits)} / ${number(numbers.creditsOffered)}`,
    },
    { label: t('center.completed'), value: number(numbers.coursesCompleted) },
    { label: t('center.running'), value: number(numbers.coursesInProgress) },
    { label: t('center.watched'), value: t('center.hours', { hours: number(numbers.hours) }) },
  ]
  return (
    <section aria-labelledby="study-days">
      <Surface gap="md">
        <Text component="h2" id="study-days" fz="lg" fw={600}>
          {finding}
        </Text>
        <SimpleGrid
          component="dl"
          className="num"
          cols={{ base: 2, xs: 3 }}
          spacing="lg"
          verticalSpacing="sm"
          m={0}
        >
          {shown.map((one) => (
            <Number key={one.label} {...one} />
          ))}
        </SimpleGrid>
        <Box>
          <HeatStrip days={study.days} />
          <Group justify="space-between" gap="xs" mt="xs" c="var(--text-3)" fz="xs">
            <span>{t('center.square')}</span>
            <Group gap={6}>
              <HeatKey />
            </Group>
          </Group>
        </Box>
        {numbers.coursesCompleted > 0 ? (
          <SiteLink className="link" {...linkTo.learningCourses('2')}>
            {t('center.toCredits')}
          </SiteLink>
        ) : null}
      </Surface>
    </section>
  )
}
