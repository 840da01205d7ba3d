import { Flex, Stack, Text, Title } from '@mantine/core'
import { grades, type OwnCourseResult, readPercent, standardParts } from '@titian/contract'
import { isAsStudent, useAsk, useFormats } from '@titian/site'
import { ProgressBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'

interface PartProps {
  name: string
  weight: number
  /**
   * The result in percent; null if nothing can be measured, undefined for a person outside the
   * course.
   */
  percent?: number | null
}

function Part({ name, weight, percent }: PartProps) {
  const { t } = useTranslation('courses')
  const { score } = useFormats()
  const reached = percent === undefined ? null : percent === null ? '--' : `${score(percent)}%`
  return (
    <Flex component="li" direction="column" gap={4}>
      <Flex justify="space-between" gap="sm" fz="sm">
        <span>{t('assessment.weighed', { name, weight })}</span>
        {reached === null ? null : <b className="num">{reached}</b>}
      </Flex>
      {typeof percent === 'number' ? <ProgressBar value={percent} label={name} /> : null}
    </Flex>
  )
}

function Outcome({ own }: { own: OwnCourseResult }) {
  const { t } = useTranslation('courses')
  const { score } = useFormats()
  if (own.waits > 0) return <Text>{t('assessment.waits', { count: own.waits })}</Text>
  if (own.result === null) return <Text>{t('assessment.noResult')}</Text>
  const said = { soFar: 'soFar', passed: 'passed', notPassed: 'notPassed' } as const
  const { standing } = own
  if (standing === 'none' || standing === 'waits') return null
  return (
    <>
      <Text fw={600}>{t(`assessment.${said[standing]}`, { result: score(own.result) })}</Text>
      {own.given ? (
        <Text fz="sm">{t('assessment.given', { reason: own.given.reason })}</Text>
      ) : null}
    </>
  )
}

/** TCH-088: the weights of the parts. Members also see their progress in each part. */
export function Assessment({ sign, joined }: { sign: string; joined: boolean }) {
  const { t } = useTranslation('courses')
  const { data: list } = useAsk(grades.assessmentStandardList, { courseIdSign: sign })
  const { data: own } = useAsk(
    grades.ownCourseResult,
    { courseIdSign: sign },
    // A preview as a student has no progress (TCH-147).
    { enabled: joined && !isAsStudent(), staleTime: 0 },
  )
  const standard = list?.list[0]
  if (!standard) return null
  const values = { days: standard.daysAsked, posts: standard.postsAsked }
  return (
    <Stack component="section" gap="sm" mt="xl" maw="72ch">
      <Title order={2} size="h3">
        {t('assessment.title')}
      </Title>
      <Text>{t('assessment.lead', values)}</Text>
      <Flex component="ul" direction="column" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {standardParts.map((part) => {
          const measured = own?.parts.find((one) => one.part === part)
          return readPercent(standard[part]) > 0 ? (
            <Part
              key={part}
              name={t(`assessment.part.${part}`)}
              weight={readPercent(standard[part])}
              {...(measured && { percent: measured.percent })}
            />
          ) : null
        })}
      </Flex>
      {own ? <Outcome own={own} /> : null}
    </Stack>
  )
}
