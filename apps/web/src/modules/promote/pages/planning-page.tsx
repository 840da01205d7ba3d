import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type CourseLine, type NormTotal, type PathVacancies, promote } from '@titian/contract'
import {
  CourseCard,
  ErrorView,
  isNotFound,
  PageFailure,
  SiteLink,
  useAsk,
  useDevice,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { EmptyState, PageWidth, ProgressBar, SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { jobLinks, type PlanningWords } from '../../../parts/job-links.ts'
import styles from '../parts/road.module.css'
import { PracticeLine, RoadStage, StateOf } from '../parts/road-stage.tsx'

/** CNT-132: the next steps on the path. */
function NextSteps({ line }: { line: CourseLine }) {
  const { t } = useTranslation('promote')
  const { nextCourse, nextPractice } = line
  if (!nextCourse && !nextPractice) return null
  return (
    <section aria-labelledby="next">
      <SectionHead id="next" title={t('next.title')} />
      <Stack gap="lg">
        {nextCourse ? (
          <Stack gap={4}>
            <Text component="h3" fw={600}>
              {t('next.course')}
            </Text>
            <CourseCard
              course={nextCourse.course}
              toCourse={linkTo.courseDetail}
              layout="row"
              late
            />
            <Group>
              <StateOf state={nextCourse.state} />
            </Group>
          </Stack>
        ) : null}
        {nextPractice ? (
          <Stack gap={4}>
            <Text component="h3" fw={600}>
              {t('next.practice')}
            </Text>
            <PracticeLine practice={nextPractice} />
          </Stack>
        ) : null}
      </Stack>
    </section>
  )
}

/** CNT-130: the number of open jobs. */
function Vacancies({ vacancies }: { vacancies: PathVacancies }) {
  const { t } = useTranslation('promote')
  const { number } = useFormats()
  const { positionName, posts, postsInCity, cityName } = vacancies
  return (
    <section aria-labelledby="vacancies">
      <SectionHead
        id="vacancies"
        title={t('vacancies.title')}
        lead={
          posts === 0
            ? t('vacancies.none', { position: positionName })
            : t('vacancies.count', {
                count: posts,
                formatted: number(posts),
                position: positionName,
              })
        }
      />
      <Stack gap="sm">
        {cityName && posts > 0 ? (
          <Text component="p" fz="sm" c="var(--text-2)">
            {t('vacancies.inCity', {
              count: postsInCity,
              formatted: number(postsInCity),
              city: cityName,
            })}
          </Text>
        ) : null}
        <Stack component="ul" gap="xs">
          {vacancies.list.map(({ positionId, title, company }) => (
            <li key={positionId}>
              <Anchor component={SiteLink} {...jobLinks.job(positionId)} fw={600}>
                {title}
              </Anchor>
              <Text component="span" fz="sm" c="var(--text-2)" display="block">
                {company.name}
              </Text>
            </li>
          ))}
        </Stack>
        <Anchor component={SiteLink} {...jobLinks.search({ position: vacancies.position })}>
          {t('vacancies.all')}
        </Anchor>
      </Stack>
    </section>
  )
}

/**
 * CNT-057, CNT-059: the links of the path. On a desktop they open in a new tab, on a phone in the
 * same tab.
 */
function Links({ extend }: Pick<NormTotal, 'extend'>) {
  const { t } = useTranslation('promote')
  const isDesktop = useDevice() !== 'mobile'
  if (extend.length === 0) return null
  return (
    <section aria-labelledby="links">
      <SectionHead id="links" title={t('links.title')} />
      <Stack component="ul" gap="xs">
        {extend.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <Anchor component={SiteLink} href={url} newTab={isDesktop}>
              {name}
            </Anchor>
          </li>
        ))}
      </Stack>
    </section>
  )
}

interface RoadProps {
  norm: NormTotal
  pathCode: string
}

function Road({ norm, pathCode }: RoadProps) {
  const { t } = useTranslation(['promote', 'site'])
  const { number } = useFormats()
  const { data: line, error, refetch } = useAsk(promote.processCourseLine, { pathCode })
  const { data: vacancies } = useAsk(promote.pathVacancies, { pathCode }, { quiet: true })
  const { name, summary, directionName, positionName, met, all, stages, extend } = norm
  const reached = t('road.met', { count: all, met: number(met), all: number(all) })
  return (
    <Stack gap="xl" pt="xl">
      <SectionHead
        level={1}
        title={name}
        lead={[directionName, positionName].filter(Boolean).join(' · ')}
        more={
          <Button component={SiteLink} {...jobLinks.aim()} variant="default">
            {t('road.change')}
          </Button>
        }
      />
      {summary ? <Text component="p">{summary}</Text> : null}
      {all > 0 ? (
        <Stack gap={4}>
          <Text component="span" fw={600} className="num">
            {reached}
          </Text>
          <ProgressBar value={(100 * met) / all} label={reached} />
        </Stack>
      ) : null}
      {line ? <NextSteps line={line} /> : null}
      {error && !line ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      <section aria-labelledby="stages">
        <SectionHead id="stages" title={t('road.title')} lead={t('road.lead')} />
        <ol className={styles['road']}>
          {stages.map((stage, at) => (
            <RoadStage
              // oxlint-disable-next-line react/no-array-index-key -- a stage is identified by its index
              key={at}
              at={at}
              norm={stage}
              line={line?.stages[at]}
              isCurrent={line?.current === at}
            />
          ))}
        </ol>
      </section>
      {vacancies ? <Vacancies vacancies={vacancies} /> : null}
      <Links extend={extend} />
    </Stack>
  )
}

/**
 * CNT-055, CNT-058: the path that the address names, or else the path of the first job intention.
 */
export function PlanningPage() {
  const { t } = useTranslation(['promote', 'site'])
  const { pathCode = '' }: PlanningWords = useSearch({ from: paths.promotePlanning })
  usePageTitle(t('planning.title'))
  const { data, error, refetch } = useAsk(promote.processNormTotal, { pathCode })
  if (data)
    return (
      <PageWidth>
        <Road key={data.pathCode} norm={data} pathCode={pathCode} />
      </PageWidth>
    )
  if (error && isNotFound(error))
    return (
      <PageWidth>
        <EmptyState
          level={1}
          title={t(pathCode === '' ? 'planning.none' : 'planning.gone')}
          text={t('planning.noneText')}
          action={
            <Button component={SiteLink} {...jobLinks.aim()}>
              {t('planning.choose')}
            </Button>
          }
        />
      </PageWidth>
    )
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <TextSkeleton heading lines={8} label={t('site:loading')} />
    </PageWidth>
  )
}
