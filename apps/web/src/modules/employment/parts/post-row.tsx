import { Group, Stack, Text } from '@mantine/core'
import { SiteLink, useFormats, Written } from '@titian/site'
import { CardLink, Face, StatusBadge, Tag } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { jobLinks } from '../../../parts/job-links.ts'
import { DeliveryBadge, type ListedPost } from './delivery-badge.tsx'
import styles from './post-row.module.css'
import { useJobFacts, useSalary } from './use-job-words.ts'
import type { PostState } from '@titian/contract'

/** JOB-050: the badge of a post that accepts no more applications. */
function StateBadge({ state }: { state: PostState }) {
  const { t } = useTranslation('employment')
  if (state === 'live' || state === 'draft') return null
  return <StatusBadge tone="neutral">{t(`state.${state}`)}</StatusBadge>
}

/** The number of skills that a row shows. */
const fewSkills = 4

interface PostRowProps {
  post: ListedPost & { score?: number | null }
  level?: 2 | 3
}

/** A post in a list: title, salary, place and company. */
export function PostRow({ post, level = 2 }: PostRowProps) {
  const { t } = useTranslation('employment')
  const { shortDate, number } = useFormats()
  const salary = useSalary()
  const facts = useJobFacts()
  const { title, company, skills, publishedAt } = post
  const Heading = `h${level}` as const
  const words = [facts.place(post), facts.nature(post.nature)]
  if (post.degree > 0) words.push(facts.degree(post.degree))
  if (post.experience > 0) words.push(facts.experience(post.experience))
  return (
    <CardLink
      component={SiteLink}
      {...jobLinks.job(post.positionId)}
      padding="md"
      className={styles['row']}
    >
      <Face name={company.name} src={company.logo} size={48} />
      <Stack gap={6} miw={0}>
        <div className={styles['head']}>
          <Heading className={styles['title']}>
            <Written>{title}</Written>
          </Heading>
          <span className={styles['salary']}>{salary(post.salary)}</span>
        </div>
        <Text component="span" fz="sm" c="var(--text-2)" className={styles['line']}>
          {company.name}
        </Text>
        <Text component="span" fz="sm" c="var(--text-2)" className={styles['line']}>
          {words.join(' · ')}
        </Text>
        <Group gap={6} mt={2}>
          <DeliveryBadge state={post.delivery} />
          <StateBadge state={post.state} />
          {post.score == null ? null : (
            <StatusBadge tone="info">{t('own.score', { score: number(post.score) })}</StatusBadge>
          )}
          {skills.slice(0, fewSkills).map(({ name }) => (
            <Tag key={name}>{name}</Tag>
          ))}
          {publishedAt ? (
            <Text component="span" fz="xs" c="dimmed" ml="auto">
              {t('posted', { date: shortDate(publishedAt) })}
            </Text>
          ) : null}
        </Group>
      </Stack>
    </CardLink>
  )
}

/** A list of rows; faded while the next page is loading. */
export function PostRows({
  posts,
  level,
  stale = false,
}: {
  posts: PostRowProps['post'][]
  level?: 2 | 3
  stale?: boolean
}) {
  return (
    <Stack component="ul" gap="sm" opacity={stale ? 0.55 : 1}>
      {posts.map((post) => (
        <li key={post.positionId}>
          <PostRow post={post} {...(level && { level })} />
        </li>
      ))}
    </Stack>
  )
}
