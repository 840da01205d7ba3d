import { Button, Group, Stack, Text } from '@mantine/core'
import { type CourseCard as CourseCardData, type PostMatch, skills } from '@titian/contract'
import { CourseCard, SiteLink, useAsk, useFormats, useSession } from '@titian/site'
import { Note, SectionHead, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { jobLinks } from '../../../parts/job-links.ts'

const tones = { had: 'ok', partly: 'warn', missing: 'neutral' } as const

/**
 * JOB-055: the points of each part. If points are missing, says whether the post or the resume
 * lacks the data.
 */
function Parts({ parts }: Pick<PostMatch, 'parts'>) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  return (
    <Stack component="ul" gap={4}>
      {parts.map(({ part, weight, points, unsaid }) => (
        <Group component="li" key={part} justify="space-between" gap="sm" wrap="nowrap">
          <span>{t(`match.part.${part}`)}</span>
          {points === null ? (
            <Text component="span" fz="sm" c="var(--text-2)" ta="end">
              {t(`match.unsaid.${unsaid ?? 'post'}`)}
            </Text>
          ) : (
            <span className="num">
              {t('match.points', { points: number(points), weight: number(weight) })}
            </span>
          )}
        </Group>
      ))}
    </Stack>
  )
}

/** JOB-055, JOB-056: each required skill with its evidence. */
function Skills({ list }: { list: PostMatch['skills'] }) {
  const { t } = useTranslation('employment')
  const { date } = useFormats()
  return (
    <Stack component="ul" gap="sm">
      {list.map(({ name, state, evidence }) => (
        <Stack component="li" key={name} gap={2}>
          <Group gap="xs">
            <b>{name}</b>
            <StatusBadge tone={tones[state]}>{t(`match.state.${state}`)}</StatusBadge>
          </Group>
          {evidence.map((one) => (
            <Text
              key={`${one.kind} ${one.title} ${one.date}`}
              component="span"
              fz="sm"
              c="var(--text-2)"
            >
              {[
                t(`match.evidence.${one.kind}`, { title: one.title }),
                one.date ? date(one.date) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

/** JOB-057: courses that teach the missing skills. */
function Courses({ courses }: { courses: PostMatch['courses'] }) {
  const { t } = useTranslation('employment')
  const { list } = useFormats()
  if (courses.length === 0) return null
  return (
    <Stack gap="sm">
      <Text component="h3" fw={600}>
        {t('match.courses')}
      </Text>
      <Stack component="ul" gap="md">
        {courses.map(({ course, covers, owned }) => (
          <Stack component="li" key={course.sign} gap={4}>
            <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" late />
            <Text component="span" fz="sm" c="var(--text-2)">
              {[t('match.covers', { skills: list(covers) }), owned ? t('match.owned') : '']
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

function Match({ match }: { match: PostMatch }) {
  const { t } = useTranslation('employment')
  const { number } = useFormats()
  const { score, parts, courses } = match
  return (
    <Stack gap="lg">
      {score === null ? (
        <Note
          action={
            <Button component={SiteLink} {...jobLinks.resume()} variant="default" size="sm">
              {t('match.toResume')}
            </Button>
          }
        >
          {t('match.noScore')}
        </Note>
      ) : (
        <Text component="p" fz="xl" fw={700} className="num">
          {t('match.score', { score: number(score) })}
        </Text>
      )}
      <Parts parts={parts} />
      {match.skills.length > 0 ? <Skills list={match.skills} /> : null}
      <Courses courses={courses} />
    </Stack>
  )
}

/** JOB-021: a course that is recommended beside the post. */
function CourseBeside({ course }: { course: CourseCardData }) {
  const { t } = useTranslation('employment')
  return (
    <section aria-labelledby="promoted-course">
      <SectionHead id="promoted-course" title={t('match.promoted')} />
      <CourseCard course={course} toCourse={linkTo.courseDetail} layout="row" late />
    </section>
  )
}

/** The course that staff pinned to the post, or else the course that matches best. */
function PromotedCourse({ positionId }: { positionId: string }) {
  const { data } = useAsk(skills.promoteCourse, { positionId }, { quiet: true })
  return data ? <CourseBeside course={data} /> : null
}

/** The pinned course, unless the match already lists it. */
function PinnedCourse({ match: { pinned, courses } }: { match: PostMatch }) {
  const isNamed = courses.some(({ course }) => course.sign === pinned?.sign)
  return pinned && !isNamed ? <CourseBeside course={pinned} /> : null
}

/** JOB-053: how well the signed-in student fits the post. */
export function MatchPanel({ positionId }: { positionId: string }) {
  const { t } = useTranslation('employment')
  const { status } = useSession()
  const { data } = useAsk(
    skills.matchPost,
    { positionId },
    { enabled: status === 'signedIn', quiet: true },
  )
  if (status === 'visitor') return <PromotedCourse positionId={positionId} />
  if (!data) return null
  return (
    <>
      <section aria-labelledby="match">
        <SectionHead id="match" title={t('match.title')} lead={t('match.lead')} />
        <Match match={data} />
      </section>
      <PinnedCourse match={data} />
    </>
  )
}
