import { Box, Button, Flex, Group, Stack, Text } from '@mantine/core'
import { courses } from '@titian/contract'
import { ErrorView, SiteLink, useAsk } from '@titian/site'
import { ListSkeleton, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { teacherSite } from '../../../parts/teacher-site.ts'

const size = 5

/** CRS-085: for teachers, a link to the statistics of their courses. */
export function TaughtNumbers() {
  const { t } = useTranslation(['study', 'site'])
  const { data, error, refetch } = useAsk(courses.myCourseList, { page: 1, size })
  return (
    <section aria-labelledby="analysis-taught">
      <Surface gap="md">
        <Group justify="space-between">
          <Text component="h2" id="analysis-taught" fz="lg" fw={600}>
            {t('analysis.taught')}
          </Text>
          <SiteLink className="link" {...linkTo.myTeaching()}>
            {t('teaching.title')}
          </SiteLink>
        </Group>
        {error ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error ? <ListSkeleton count={2} label={t('site:loading')} /> : null}
        {data?.total === 0 ? <Text c="var(--text-2)">{t('teaching.none')}</Text> : null}
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {data?.list.map(({ idSign, courseName: name, learners, lessons }) => (
            <Flex component="li" key={idSign} gap="sm" align="center" wrap="wrap">
              <Box flex="1 1 12em" miw={0}>
                <b className="clip-2">{name}</b>
                <Text className="meta num">
                  {t('analysis.taughtFacts', { lessons, students: learners })}
                </Text>
              </Box>
              <Button
                component="a"
                href={teacherSite.statistics(idSign)}
                variant="default"
                aria-label={t('teaching.statisticsOf', { name })}
              >
                {t('teaching.statistics')}
              </Button>
            </Flex>
          ))}
        </Stack>
      </Surface>
    </section>
  )
}
