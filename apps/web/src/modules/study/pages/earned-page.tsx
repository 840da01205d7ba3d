import { Box, Button, Flex, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { certificates, progress, type CourseEarned } from '@titian/contract'
import {
  CourseCover,
  PageFailure,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  Written,
} from '@titian/site'
import { ListSkeleton, ProgressRing, StatusBadge, Surface } from '@titian/ui'
import { IconAward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { certificateLinks } from '../../../parts/certificate-links.ts'
import { useLengthText } from '../center/use-study-words.ts'

function Credit({ of: { credit, earned, waits, standing } }: { of: CourseEarned }) {
  const { t } = useTranslation('study')
  const { number } = useFormats()
  // The credit can still be earned while a result is missing, and before the first result exists.
  const isOpen = waits || standing !== 'notPassed'
  if (credit === 0) return null
  if (earned)
    return (
      <StatusBadge tone="ok" icon={<IconAward size={14} aria-hidden />}>
        {t('earned.credit', { credit: number(credit) })}
      </StatusBadge>
    )
  return (
    <StatusBadge tone={isOpen ? 'info' : 'warn'}>
      {t(isOpen ? 'earned.waits' : 'earned.below')}
    </StatusBadge>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Flex direction="column-reverse" justify="flex-end">
      <Text component="dt" className="meta">
        {label}
      </Text>
      <Text component="dd" m={0} fw={600} fz="lg">
        {value}
      </Text>
    </Flex>
  )
}

function Exams({ exams }: { exams: CourseEarned['exams'] }) {
  const { t } = useTranslation('study')
  const { score } = useFormats()
  if (exams.length === 0) return null
  return (
    <Surface gap="sm">
      <Text component="h2" fz="lg" fw={600} id="earned-exams">
        {t('earned.exams')}
      </Text>
      <Table aria-labelledby="earned-exams">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('earned.exam')}</Table.Th>
            <Table.Th ta="end">{t('earned.best')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {exams.map((exam) => (
            <Table.Tr key={exam.sign}>
              <Table.Td>
                <SiteLink className="link" {...linkTo.testPaper(exam.sign)}>
                  <Written>{exam.name}</Written>
                </SiteLink>
              </Table.Td>
              <Table.Td ta="end" className="num">
                {exam.score === null
                  ? t('earned.notKnown')
                  : `${score(exam.score)} / ${score(exam.total)}`}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Surface>
  )
}

/** A link to the certificate, if the course has issued one. */
function ToCertificate({ course }: { course: string }) {
  const { t } = useTranslation('study')
  const { data } = useAsk(certificates.listOwnCertificates, {
    courseIdSign: course,
    page: 1,
    size: 1,
  })
  const [certificate] = data?.list ?? []
  if (!certificate) return null
  return (
    <Button
      component={SiteLink}
      {...certificateLinks.page(certificate.number)}
      variant="light"
      leftSection={<IconAward size={18} aria-hidden />}
    >
      {t('earned.certificate')}
    </Button>
  )
}

function Earned({ of: course }: { of: CourseEarned }) {
  const { t } = useTranslation('study')
  const { date, number, score } = useFormats()
  const lengthText = useLengthText()
  return (
    <Stack gap="lg">
      <Surface padding="none">
        <Box h={{ base: 120, sm: 200 }} style={{ overflow: 'hidden' }}>
          <CourseCover course={course} eager />
        </Box>
        <Flex
          p={{ base: 'md', sm: 'lg' }}
          gap="lg"
          align={{ base: 'flex-start', sm: 'center' }}
          justify="space-between"
          direction={{ base: 'column', sm: 'row' }}
        >
          <Stack gap="xs" miw={0}>
            <Text c="var(--text-2)">
              {t('earned.completed', { date: date(course.completedAt) })}
            </Text>
            <h1>{t('earned.title', { course: course.courseName })}</h1>
            <Group gap="xs">
              <Credit of={course} />
            </Group>
          </Stack>
          {course.result === null ? null : (
            <ProgressRing
              size={112}
              value={course.result}
              text={score(course.result)}
              below={t('earned.ofHundred')}
              label={t('earned.result', { result: score(course.result) })}
              tone={course.earned ? 'ok' : 'warn'}
            />
          )}
        </Flex>
        <SimpleGrid
          component="dl"
          cols={{ base: 2, sm: 4 }}
          p={{ base: 'md', sm: 'lg' }}
          pt={0}
          m={0}
        >
          <Fact label={t('earned.lessons')} value={number(course.lessons)} />
          <Fact label={t('earned.time')} value={lengthText(course.seconds)} />
          {course.credit > 0 ? (
            <Fact label={t('earned.credits')} value={number(course.earned ? course.credit : 0)} />
          ) : null}
          <Fact label={t('earned.joined')} value={date(course.joinedAt)} />
        </SimpleGrid>
        <Group gap="sm" p={{ base: 'md', sm: 'lg' }} pt={0}>
          <Button component={SiteLink} {...linkTo.courseList()}>
            {t('earned.next')}
          </Button>
          <Button
            component={SiteLink}
            {...linkTo.courseDetail(course.courseSign)}
            variant="default"
          >
            {t('earned.again')}
          </Button>
          <ToCertificate course={course.courseSign} />
        </Group>
      </Surface>
      <Exams exams={course.exams} />
    </Stack>
  )
}

/** CRS-198: the results of a completed course. */
export function EarnedPage() {
  const { t } = useTranslation(['study', 'site'])
  const { sign } = useParams({ from: paths.courseEarned })
  const { data, error, refetch } = useAsk(progress.courseEarned, { sign })
  usePageTitle(data?.courseName ?? t('earned.page'))
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  if (!data) return <ListSkeleton count={3} label={t('site:loading')} />
  return <Earned of={data} />
}
